import type { MenuLink } from '../shell/menu-link.ts'

/** The title that the menu `titles-home` gives to a section: its entry leads to `#` and the section's name. */
export function sectionTitle(titles: MenuLink[], section: string): string | undefined {
  return titles.find(({ href }) => href === `#${section}`)?.label
}
