import type { Settings } from '#contract/settings/settings.ts'
import { storeContacts } from '../footer/store-contacts.ts'
import type { IconLink } from '../menu/menu-link.ts'

/** The contents of the help: links to pages, contacts of the store, and notes such as the opening hours. */
export type Help = { links: IconLink[]; contacts: IconLink[]; notes: string[] }

const LINKS: IconLink[] = [
  { label: 'Trocas e devoluções', href: '/pagina/trocas-e-devolucoes', icon: 'exchange' },
  { label: 'Formas de pagamento', href: '/pagina/formas-de-pagamento', icon: 'card' },
  { label: 'Prazos e entrega', href: '/pagina/prazos-e-entrega', icon: 'truck' },
  { label: 'Garantia', href: '/pagina/garantia', icon: 'shield' },
]

/** The built-in help, with the store's contacts from its settings, if available. */
export function defaultHelp(loja: Settings['loja'] | null): Help {
  const contacts = loja ? storeContacts(loja) : []

  return {
    links: LINKS,
    contacts: contacts.map((contact) =>
      contact.icon === 'chat' ? { ...contact, label: 'Conversar no WhatsApp' } : contact,
    ),
    notes: loja?.atendimento ? [loja.atendimento] : [],
  }
}
