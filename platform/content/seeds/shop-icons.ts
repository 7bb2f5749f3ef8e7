/** The shapes of the icons that every store starts with: 24 by 24, drawn as lines. */
export const SHOP_SHAPES = {
  troca: '<path d="M4 9h13l-3.5-3.5M20 15H7l3.5 3.5"/>',
  cartao: '<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="M3 10h18M6.5 15h4"/>',
  caminhao:
    '<path d="M2.5 6h11v10.5h-11zM13.5 9.5h4l4 3.5v3.5h-8"/><circle cx="7" cy="17.5" r="1.8"/><circle cx="17" cy="17.5" r="1.8"/>',
  escudo:
    '<path d="M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.8z"/><path d="M8.8 11.8l2.3 2.3 4.2-4.4"/>',
  conversa:
    '<path d="M20.5 11.5a8 8 0 0 1-11.8 7l-4.7 1.5 1.5-4.5a8 8 0 1 1 15-4z"/><path d="M9 10.5h6.5M9 13.5h4"/>',
  pix: '<path d="M12 3l9 9-9 9-9-9zM7.5 7.5l3 3a2.1 2.1 0 0 0 3 0l3-3M7.5 16.5l3-3a2.1 2.1 0 0 1 3 0l3 3"/>',
} as const

/** A line icon as inline SVG, in the colour of the text around it. Decorative: the text says what it means. */
export function lineIcon(shape: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shape}</svg>`
}
