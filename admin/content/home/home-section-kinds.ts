import { randomId } from '#admin/components/random-id.ts'
import type { HomeSection } from '#contract/content/home-sections.ts'

/** The name of each kind of section, and whether it has a title. */
export const KINDS: Record<HomeSection['tipo'], { name: string; hasTitle: boolean }> = {
  hero: { name: 'Destaque principal', hasTitle: false },
  atalhos: { name: 'Atalhos abaixo do destaque', hasTitle: false },
  vitrine: { name: 'Vitrine de produtos', hasTitle: true },
  vantagens: { name: 'Vantagens da loja', hasTitle: false },
  categorias: { name: 'Categorias com foto', hasTitle: true },
  sobre: { name: 'Sobre a loja', hasTitle: true },
  discos: { name: 'Capas de disco', hasTitle: true },
  marcas: { name: 'Marcas', hasTitle: true },
  ferramentas: { name: 'Ferramentas para músicos', hasTitle: true },
  guias: { name: 'Guias', hasTitle: true },
  banners: { name: 'Banners lado a lado', hasTitle: true },
  texto: { name: 'Texto', hasTitle: true },
}

/** The kinds that can be added to a page. */
export const TO_ADD = [
  ...(['vitrine', 'banners', 'texto', 'categorias', 'sobre', 'discos'] as const),
  ...(['marcas', 'ferramentas', 'guias', 'vantagens', 'atalhos'] as const),
]

/** Returns an empty section. */
export function newSection(tipo: HomeSection['tipo']): HomeSection {
  return { id: randomId(), tipo, titulo: '', hash: null, html: '', ativa: true }
}

/** A section's name in the panel; `names` are those of banner groups and showcases, by `hash`. */
export function sectionName({ tipo, titulo, hash }: HomeSection, names: ReadonlyMap<string, string>): string {
  return [KINDS[tipo].name, titulo || (hash && names.get(hash))].filter(Boolean).join(': ')
}
