import type { MenuLink } from '../menu/menu-link.ts'
import type { Help } from './default-help.ts'

/**
 * The menu `help-popup` as the help shows it: what stands below an entry are ways to speak to the shop, an entry that leads
 * nowhere is a note, all others are help links.
 */
export function helpOf(menu: MenuLink[]): Help {
  return {
    links: menu.filter(({ href, sub }) => href && !sub),
    contacts: menu.flatMap(({ sub }) => sub ?? []),
    notes: menu.filter(({ href, sub }) => !href && !sub).map(({ label }) => label),
  }
}
