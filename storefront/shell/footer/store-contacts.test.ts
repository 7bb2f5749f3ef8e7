import { expect, test } from 'vitest'
import { menus } from '#demo/content/menus.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import type { MenuLink } from '../menu/menu-link.ts'
import { footerContacts } from './store-contacts.ts'

const { loja } = DEMO_SETTINGS

test('the settings name the contacts, whatever the menu has', () => {
  expect(footerContacts(loja, []).map(({ label, href }) => [label, href])).toEqual([
    ['WhatsApp (11) 90000-0001', 'https://wa.me/5511900000001'],
    ['atendimento@lira.example', 'mailto:atendimento@lira.example'],
    ['(11) 90000-0000', 'tel:+5511900000000'],
  ])
})

test('a contact that the menu has too is shown once', () => {
  const menu = menus().find(({ hash }) => hash === 'contact-footer')?.itens ?? []
  const links = menu.map(({ label, link }): MenuLink => ({ label, href: link ?? '' }))

  expect(links).toHaveLength(3)
  expect(footerContacts(loja, links)).toEqual(links)
  expect(footerContacts(loja, links.slice(0, 1)).map(({ label }) => label)).toEqual([
    'atendimento@lira.example',
    '(11) 90000-0000',
    'WhatsApp (11) 90000-0001',
  ])
})

test('what the settings do not have is left out, and without settings the menu remains', () => {
  const own: MenuLink = { label: 'Telegram', href: 'https://t.me/loja' }

  expect(footerContacts({ ...loja, whatsapp: '', telefone: '' }, [own]).map(({ label }) => label)).toEqual([
    'atendimento@lira.example',
    'Telegram',
  ])
  expect(footerContacts(null, [own])).toEqual([own])
})
