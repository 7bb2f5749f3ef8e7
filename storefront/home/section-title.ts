import type { HomeSectionShown } from '#contract/content/content.ts'
import type { MenuLink } from '../shell/menu/menu-link.ts'

/** The sections that the menu `titles-home` names, in the order of its entries. */
const SECTIONS = ['vitrine-1', 'categories', 'about', 'covers', 'brands', 'vitrine-3'] as const

type Titled = { tipo: HomeSectionShown['tipo']; titulo: string; hash?: string | null }

/** A section's own title, or else the menu's; undefined means the title of its contents. */
export function sectionTitle({ tipo, titulo, hash }: Titled, titles: MenuLink[]): string | undefined {
  if (titulo !== '') return titulo
  const named = tipo === 'vitrine' ? SECTIONS.find((section) => section === hash) : NAMES[tipo]

  return named && titles[SECTIONS.indexOf(named)]?.label
}

const NAMES: Partial<Record<HomeSectionShown['tipo'], (typeof SECTIONS)[number]>> = {
  categorias: 'categories',
  sobre: 'about',
  discos: 'covers',
  marcas: 'brands',
}
