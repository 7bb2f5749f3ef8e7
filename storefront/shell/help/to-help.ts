import type { MenuLink } from '../menu/menu-link.ts'
import type { Help } from './default-help.ts'

/**
 * Reads the menu `help-popup`: children of an entry are contacts, an entry without an address is a note, all others are
 * help links.
 */
export function helpOf(menu: MenuLink[]): Help {
  return {
    links: menu.filter(({ href, sub }) => href && !sub),
    contacts: menu.flatMap(({ sub }) => sub ?? []),
    notes: menu.filter(({ href, sub }) => !href && !sub).map(({ label }) => label),
  }
}

/** A help without contacts of its own shows the store's. */
export function withContacts(help: Help, { contacts }: Help): Help {
  return help.contacts.length > 0 ? help : { ...help, contacts }
}
