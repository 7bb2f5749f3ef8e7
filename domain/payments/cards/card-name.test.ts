import { expect, test } from 'vitest'
import { cardName, expiryText } from './card-name.ts'

test.each([
  ['mastercard', 'Mastercard final 6351'],
  ['amex', 'American Express final 6351'],
  ['sorocred', 'sorocred final 6351'],
])('a stored card of %s is %s', (bandeira, name) => {
  expect(cardName({ bandeira, final: '6351' })).toBe(name)
})

test('says when it expires', () => {
  expect(expiryText({ mes: 8, ano: 2029 })).toBe('vence em 08/29')
})
