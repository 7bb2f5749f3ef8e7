import { expect, test } from 'vitest'
import { phoneLink, whatsappLink } from './contact-link.ts'

test.each([
  ['+5511987654321', '5511987654321'],
  ['(11) 98765-4321', '5511987654321'],
  ['+55 (11) 98765-4321', '5511987654321'],
  ['4004-1234', '5540041234'],
  ['+351 912 345 678', '351912345678'],
])('%s is called and written to at %s', (phone, digits) => {
  expect([phoneLink(phone), whatsappLink(phone)]).toEqual([`tel:+${digits}`, `https://wa.me/${digits}`])
})

test('a chat can begin with a text', () => {
  expect(whatsappLink('(11) 98765-4321', 'Oi, tudo bem?')).toBe(
    'https://wa.me/5511987654321?text=Oi%2C%20tudo%20bem%3F',
  )
})
