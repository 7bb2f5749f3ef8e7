import type { HomeSection } from '#contract/content/home-sections.ts'

/** What the kinds of sections are called, and whether they stand under a title of their own. */
export const KINDS: Record<HomeSection['tipo'], { nome: string; titulo: boolean }> = {
  hero: { nome: 'Destaque principal', titulo: false },
  atalhos: { nome: 'Atalhos abaixo do destaque', titulo: false },
  vitrine: { nome: 'Vitrine de produtos', titulo: true },
  vantagens: { nome: 'Vantagens da loja', titulo: false },
  categorias: { nome: 'Categorias com foto', titulo: true },
  sobre: { nome: 'Sobre a loja', titulo: true },
  discos: { nome: 'Capas de disco', titulo: true },
  marcas: { nome: 'Marcas', titulo: true },
  banners: { nome: 'Banners lado a lado', titulo: true },
  texto: { nome: 'Texto', titulo: true },
}

/** What a page can have more than once, or have lost. */
export const TO_ADD = [
  ...(['vitrine', 'banners', 'texto', 'categorias', 'sobre', 'discos'] as const),
  ...(['marcas', 'vantagens', 'atalhos'] as const),
]

/** An empty section of a kind. */
export function newSection(tipo: HomeSection['tipo']): HomeSection {
  return { id: crypto.randomUUID(), tipo, titulo: '', hash: null, html: '', ativa: true }
}

/** What a section is called in the panel. */
export function sectionName({ tipo, titulo, hash }: HomeSection): string {
  return [KINDS[tipo].nome, titulo || hash].filter(Boolean).join(': ')
}
