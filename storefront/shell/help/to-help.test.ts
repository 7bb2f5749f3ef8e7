import { expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { defaultHelp } from './default-help.ts'
import { helpOf, withContacts } from './to-help.ts'

test('reads a menu as links, contacts and notes', () => {
  const garantia = { label: 'Garantia', href: '/pagina/garantia' }
  const telefone = { label: '(11) 90000-0000', href: 'tel:+5511900000000' }

  expect(
    helpOf([
      garantia,
      { label: 'Fale com a gente', href: '/pagina/central-de-atendimento', sub: [telefone] },
      { label: 'Segunda a sexta' },
    ]),
  ).toEqual({ links: [garantia], contacts: [telefone], notes: ['Segunda a sexta'] })
})

test("the built-in help has four links, the store's three contacts and its hours", () => {
  const { links, contacts, notes } = defaultHelp(DEMO_SETTINGS.loja)

  expect(links.map(({ label }) => label)).toEqual([
    'Trocas e devoluções',
    'Formas de pagamento',
    'Prazos e entrega',
    'Garantia',
  ])
  expect(contacts.map(({ href }) => href)).toEqual([
    'https://wa.me/5511900000001',
    'mailto:atendimento@lira.example',
    'tel:+5511900000000',
  ])
  expect(notes).toEqual(['Segunda a sexta, das 9h às 18h'])
})

test("without the store's settings the links remain, and no hours are claimed", () => {
  expect(defaultHelp(null)).toMatchObject({ contacts: [], notes: [] })
  expect(defaultHelp(null).links).toHaveLength(4)
})

test('a menu without contacts shows those of the settings', () => {
  const standard = defaultHelp(DEMO_SETTINGS.loja)
  const [garantia = { label: '' }] = standard.links
  const own = { links: [garantia], contacts: [], notes: [] }

  expect(withContacts(own, standard)).toEqual({ ...own, contacts: standard.contacts })
  expect(withContacts({ ...own, contacts: [garantia] }, standard).contacts).toEqual([garantia])
})

test('leaves out a contact that the store has not given', () => {
  const { contacts } = defaultHelp({ ...DEMO_SETTINGS.loja, whatsapp: '' })

  expect(contacts.map(({ label }) => label)).toEqual(['atendimento@lira.example', '(11) 90000-0000'])
})
