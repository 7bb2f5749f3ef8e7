import type { MenuLink } from '../shell/menu-link.ts'

/** The sections that the menu `titles-home` names, in the order of its entries. */
const SECTIONS = ['vitrine-1', 'categories', 'about', 'covers', 'brands', 'vitrine-3'] as const

/** The title that the menu `titles-home` gives to a section; undefined leaves the section its own. */
export function sectionTitle(titles: MenuLink[], section: (typeof SECTIONS)[number]): string | undefined {
  return titles[SECTIONS.indexOf(section)]?.label
}
