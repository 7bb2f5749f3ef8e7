import { lineIcon, SHOP_SHAPES } from '#platform/content/seeds/shop-icons.ts'

/**
 * The store's own line icons: 24 by 24, stroke 1.5, in the colour of the surrounding text. Musical ones follow the
 * outlines of instruments, simplified for 24 pixels.
 */
const SHAPES = {
  ...SHOP_SHAPES,
  // Shop
  carta: '<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="M3.5 7l8.5 6.5L20.5 7"/>',
  telefone:
    '<path d="M6 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4 5.7a2 2 0 0 1 2-2.2z"/>',
  relogio: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  documento: '<path d="M6 3h8l4 4v14H6zM14 3v4h4M9 11.5h6M9 14.5h6M9 17.5h3.5"/>',
  cadeado:
    '<rect x="5" y="10.5" width="14" height="10" rx="2"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2.5"/>',
  acesso:
    '<circle cx="12" cy="4.5" r="1.7"/><path d="M5 8.5l5 1.2v4L7.5 20.5M19 8.5l-5 1.2v4l2.5 6.8M10 13.7h4"/>',
  bancada: '<path d="M3 11.5h18M5 11.5v9M19 11.5v9M5 16h14M8 11.5l5-8 2.5 1.5-4 6.5"/>',
  presente:
    '<rect x="4" y="9.5" width="16" height="11" rx="1"/><path d="M3 9.5h18M12 9.5v11M12 9.5c-5 0-6-5-3.5-5.5 2-.4 3.5 2.5 3.5 5.5zM12 9.5c5 0 6-5 3.5-5.5-2-.4-3.5 2.5-3.5 5.5z"/>',
  // Music
  violino:
    '<path d="M11 8.5V3h2v5.5c2.3 0 3.5 1 3.5 2.6 0 1.3-.9 1.7-.9 2.7s1.6 1.4 1.6 3.7c0 2.6-2.2 4-5.2 4s-5.2-1.4-5.2-4c0-2.3 1.6-2.7 1.6-3.7s-.9-1.4-.9-2.7c0-1.6 1.2-2.6 3.5-2.6z"/><path d="M9.8 14c.5.8.5 1.7 0 2.5M14.2 14c-.5.8-.5 1.7 0 2.5M10.8 17.5h2.4M9.5 4.5h5"/>',
  violao:
    '<path d="M11 9V3h2v6c1.9.2 3 1.3 3 2.9 0 1.2-.6 1.7-.6 2.5 0 .9 1.6 1.5 1.6 3.5 0 2.3-2.2 3.6-5 3.6s-5-1.3-5-3.6c0-2 1.6-2.6 1.6-3.5 0-.8-.6-1.3-.6-2.5C8 10.3 9.1 9.2 11 9z"/><circle cx="12" cy="14" r="1.6"/><path d="M10.3 18.3h3.4M9.5 4h5M9.5 6h5"/>',
  guitarra:
    '<path d="M11.2 10V3.5L13 2.5v8c2 .3 3.3-2 4-1 .9 1.3-1.5 2.8-1.2 4.6.2 1.2 1.7 1.5 1.7 3.5 0 2.4-2.5 4-5.5 4s-5.5-1.6-5.5-4c0-2 1.5-2.3 1.7-3.5.3-1.8-2-3.3-1.2-4.6.7-1 2.2.8 4.2.5z"/><path d="M10 14h4M10 16.5h4M10.3 19h3.4"/>',
  ukulele:
    '<path d="M11.2 11V4h1.6v7c1.5.1 2.4 1 2.4 2.3 0 .8-.4 1.2-.4 1.8 0 .8 1.3 1.2 1.3 2.9 0 2-1.8 3-4.1 3s-4.1-1-4.1-3c0-1.7 1.3-2.1 1.3-2.9 0-.6-.4-1-.4-1.8 0-1.3.9-2.2 2.4-2.3z"/><circle cx="12" cy="15.2" r="1.2"/><path d="M9.8 5h4.4"/>',
  corda:
    '<path d="M12 12m-8.5 0a8.5 8.5 0 1 1 17 0 8.5 8.5 0 1 1-17 0"/><circle cx="12" cy="12" r="6"/><circle cx="12" cy="12" r="3.5"/><path d="M15.5 12c2 2.5 3.5 5.5 5.5 8.5"/>',
  arco: '<path d="M4 17.5C9.5 14.5 15 9.5 19 3.5M6 20L21 5.5M19 3.5l2 2M4 17.5L6 20M7 15.7l1.8 1.7"/>',
  afinador:
    '<path d="M4 18a8.5 8.5 0 1 1 16 0z"/><path d="M12 15l3-6.5M6.5 14.5l1 .5M17.5 14.5l-1 .5M12 8.5V9.5"/>',
} as const

export type IconName = keyof typeof SHAPES

/** An icon as inline SVG. Decorative: the text beside it says what it means. */
export function icon(name: IconName): string {
  return lineIcon(SHAPES[name])
}
