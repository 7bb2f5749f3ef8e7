import type { Settings } from '#contract/settings/settings.ts'
import { phoneLink, whatsappLink } from '#domain/format/contact-link.ts'
import type { IconLink } from '../menu/menu-link.ts'

type Store = Pick<Settings['loja'], 'whatsapp' | 'email' | 'telefone'>

/** The ways to reach the store that its settings name, as links; those that are empty are left out. */
export function storeContacts({ whatsapp, email, telefone }: Store): IconLink[] {
  const links: [known: string, link: IconLink][] = [
    [whatsapp, { label: `WhatsApp ${whatsapp}`, href: whatsappLink(whatsapp), newTab: true, icon: 'chat' }],
    [email, { label: email, href: `mailto:${email}`, icon: 'mail' }],
    [telefone, { label: telefone, href: phoneLink(telefone), icon: 'phone' }],
  ]

  return links.flatMap(([known, link]) => (known === '' ? [] : [link]))
}

/**
 * The contacts of the footer: those of the settings, which Decreto 7.962/2013, art. 2, asks for, and the merchant's own
 * menu. A contact that both have is shown once, as the menu has it.
 */
export function footerContacts(loja: Store | null, menu: IconLink[]): IconLink[] {
  const inMenu = new Set(menu.map(({ href }) => href?.toLowerCase()))
  const missing = loja ? storeContacts(loja).filter(({ href }) => !inMenu.has(href?.toLowerCase())) : []

  return [...missing, ...menu]
}
