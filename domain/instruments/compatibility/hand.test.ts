import { expect, test } from 'vitest'
import { FAMILY_WORDS } from '../families/family.ts'
import { handOf } from './hand.ts'
import { LEFT_HAND } from './left-hand.ts'

test.each([
  ['Canhoto', 'canhoto'],
  ['Para canhotas', 'canhoto'],
  ['Mão esquerda', 'canhoto'],
  ['Left-handed', 'canhoto'],
  ['Destro', 'destro'],
  ['Mão direita', 'destro'],
  ['Ambidestro', 'ambos'],
  ['Destro ou canhoto', 'ambos'],
  ['Preto', null],
])('%s is for %s', (text, hand) => {
  expect(handOf(text)).toBe(hand)
})

test('every instrument has advice, in whole sentences', () => {
  for (const word of FAMILY_WORDS) expect(LEFT_HAND[word].text, word).toMatch(/^[A-Z].{60,}\.$/)
})
