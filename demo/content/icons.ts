/**
 * The store's own line icons: 24 by 24, stroke 1.5, in the colour of the text around them. Musical ones are drawn after
 * the instruments' outlines, simplified until they read at 24 pixels.
 */
const SHAPES = {
  // Shop
  troca: '<path d="M4 9h13l-3.5-3.5M20 15H7l3.5 3.5"/>',
  cartao: '<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="M3 10h18M6.5 15h4"/>',
  caminhao: '<path d="M2.5 6h11v10.5h-11zM13.5 9.5h4l4 3.5v3.5h-8"/><circle cx="7" cy="17.5" r="1.8"/><circle cx="17" cy="17.5" r="1.8"/>',
  escudo: '<path d="M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.800z"/><path d="M8.8 11.800l2.3 2.3 4.2-4.4"/>',
  conversa: '<path d="M20.5 11.500a8 8 0 0 1-11.8 7l-4.7 1.5 1.5-4.500a8 8 0 1 1 15-4z"/><path d="M9 10.500h6.500M9 13.500h4"/>',
  carta: '<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="M3.5 7l8.5 6.500L20.5 7"/>',
  telefone: '<path d="M6 3.500h3l1.5 4-2 1.500a11 11 0 0 0 6 6l1.5-2 4 1.500v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4 5.700a2 2 0 0 1 2-2.200z"/>',
  relogio: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  pessoa: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.500c.8-4 3.7-6 7.5-6s6.7 2 7.5 6"/>',
  maisPessoa: '<circle cx="10" cy="8" r="4"/><path d="M2.5 20.500c.8-4 3.7-6 7.5-6 1.5 0 2.9.3 4 1M18.5 14v6M15.5 17h6"/>',
  pacote: '<path d="M12 3l8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10M8 5l8 4"/>',
  alfinete: '<path d="M12 21c-4.5-5-6.8-8.3-6.8-11.200a6.8 6.8 0 0 1 13.6 0C18.8 12.7 16.5 16 12 21z"/><circle cx="12" cy="9.8" r="2.5"/>',
  documento: '<path d="M6 3h8l4 4v14H6zM14 3v4h4M9 11.500h6M9 14.500h6M9 17.500h3.5"/>',
  cadeado: '<rect x="5" y="10.5" width="14" height="10" rx="2"/><path d="M8 10.500V8a4 4 0 0 1 8 0v2.500M12 14.500v2.5"/>',
  estrela: '<path d="M12 3.500l2.6 5.5 6 .8-4.4 4.1 1.1 6-5.3-2.9-5.3 2.9 1.1-6L3.4 9.800l6-.8z"/>',
  pergunta: '<circle cx="12" cy="12" r="8.5"/><path d="M9.6 9.700a2.5 2.5 0 1 1 3.7 2.200c-.9.5-1.3 1-1.3 2M12 16.700v.1"/>',
  sacola: '<path d="M5 8h14l1 12.500H4zM8.5 10.500V7a3.5 3.5 0 0 1 7 0v3.5"/>',
  regua: '<path d="M3.5 15.500l12-12 5 5-12 12zM8 11l2 2M11 8l2.5 2.500M5.5 13.500l2 2M13.5 5.500l2 2"/>',
  biscoito: '<path d="M20.5 12.500A8.5 8.5 0 1 1 11.5 3.500a3.5 3.5 0 0 0 4 4.5 4 4 0 0 0 5 4.500z"/><path d="M9 9v.1M8 14v.1M13 13v.1M12.5 17v.1"/>',
  acesso: '<circle cx="12" cy="4.5" r="1.7"/><path d="M5 8.500l5 1.200v4L7.5 20.500M19 8.500l-5 1.200v4l2.5 6.800M10 13.700h4"/>',
  loja: '<path d="M4 10v10.500h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20.500V15h4v5.5"/>',
  pix: '<path d="M12 3l9 9-9 9-9-9zM7.5 7.500l3 3a2.1 2.1 0 0 0 3 0l3-3M7.5 16.500l3-3a2.1 2.1 0 0 1 3 0l3 3"/>',
  bancada: '<path d="M3 11.500h18M5 11.500v9M19 11.500v9M5 16h14M8 11.500l5-8 2.5 1.5-4 6.5"/>',
  folha: '<path d="M5 19c0-9 5-14 15-15-.5 10-5.5 15.5-13 14.500M4 21c2-6 5.5-9.5 10.5-11.5"/>',
  presente: '<rect x="4" y="9.5" width="16" height="11" rx="1"/><path d="M3 9.500h18M12 9.500v11M12 9.500c-5 0-6-5-3.5-5.5 2-.4 3.5 2.5 3.5 5.500zM12 9.500c5 0 6-5 3.5-5.5-2-.4-3.5 2.5-3.5 5.500z"/>',
  // Music
  nota: '<path d="M9 17.500V5l10-2v12.5"/><ellipse cx="6.5" cy="17.5" rx="2.5" ry="2"/><ellipse cx="16.5" cy="15.5" rx="2.5" ry="2"/>',
  violino: '<path d="M11 8.500V3h2v5.500c2.3 0 3.5 1 3.5 2.6 0 1.3-.9 1.7-.9 2.700s1.6 1.4 1.6 3.700c0 2.6-2.2 4-5.2 4s-5.2-1.4-5.2-4c0-2.3 1.6-2.7 1.6-3.700s-.9-1.4-.9-2.700c0-1.6 1.2-2.6 3.5-2.600z"/><path d="M9.8 14c.5.8.5 1.7 0 2.500M14.2 14c-.5.8-.5 1.7 0 2.500M10.8 17.500h2.400M9.5 4.500h5"/>',
  violao: '<path d="M11 9V3h2v6c1.9.2 3 1.3 3 2.9 0 1.2-.6 1.7-.6 2.5 0 .9 1.6 1.5 1.6 3.5 0 2.3-2.2 3.6-5 3.600s-5-1.3-5-3.600c0-2 1.6-2.6 1.6-3.5 0-.8-.6-1.3-.6-2.500C8 10.3 9.1 9.2 11 9z"/><circle cx="12" cy="14" r="1.6"/><path d="M10.3 18.300h3.400M9.5 4h5M9.5 6h5"/>',
  guitarra: '<path d="M11.2 10V3.500L13 2.500v8c2 .3 3.3-2 4-1 .9 1.3-1.5 2.8-1.2 4.6.2 1.2 1.7 1.5 1.7 3.5 0 2.4-2.5 4-5.5 4s-5.5-1.6-5.5-4c0-2 1.5-2.3 1.7-3.5.3-1.8-2-3.3-1.2-4.6.7-1 2.2.8 4.2.5z"/><path d="M10 14h4M10 16.500h4M10.3 19h3.4"/>',
  ukulele: '<path d="M11.2 11V4h1.600v7c1.5.1 2.4 1 2.4 2.3 0 .8-.4 1.2-.4 1.8 0 .8 1.3 1.2 1.3 2.9 0 2-1.8 3-4.1 3s-4.1-1-4.1-3c0-1.7 1.3-2.1 1.3-2.9 0-.6-.4-1-.4-1.8 0-1.3.9-2.2 2.4-2.300z"/><circle cx="12" cy="15.2" r="1.2"/><path d="M9.8 5h4.4"/>',
  corda: '<path d="M12 12m-8.5 0a8.5 8.5 0 1 1 17 0 8.5 8.5 0 1 1-17 0"/><circle cx="12" cy="12" r="6"/><circle cx="12" cy="12" r="3.5"/><path d="M15.5 12c2 2.5 3.5 5.5 5.5 8.5"/>',
  arco: '<path d="M3 19.500L20 4M4.5 20.500L20.5 5.500M20 4l1 .8M3 19.500l-.5 1 2 0M5.5 17.200l1.8 1.9"/>',
  afinador: '<path d="M4 18a8.5 8.5 0 1 1 16 0z"/><path d="M12 15l3-6.500M6.5 14.500l1 .5M17.5 14.500l-1 .5M12 8.500V9.5"/>',
  disco: '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="3"/><path d="M12 12v.1M6 12a6 6 0 0 1 3-5.200M18 12a6 6 0 0 1-3 5.2"/>',
} as const

export type IconName = keyof typeof SHAPES

/** An icon as inline SVG. Decorative: what it means stands beside it. */
export function icon(name: IconName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${SHAPES[name]}</svg>`
}
