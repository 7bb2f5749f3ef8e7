import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serialKey, serialProblem } from './serial-number.ts'

test.each([
  ['ea-2031 / 7', 'EA20317'],
  ['EA.2031.7', 'EA20317'],
  [' Nº 0042 ', 'NO0042'],
  ['çã-1', 'CA1'],
  ['—', ''],
])('%j is compared as %j', (written, key) => {
  expect(serialKey(written)).toBe(key)
})

test('a key is its own key', () => {
  fc.assert(fc.property(fc.string(), (text) => serialKey(serialKey(text)) === serialKey(text)))
})

test.each([
  ['A12', null],
  ['A-1', 'Escreva ao menos 3 letras ou números.'],
  ['', 'Escreva ao menos 3 letras ou números.'],
  ['1'.repeat(61), 'Escreva até 60 caracteres.'],
])('%j: %s', (written, sentence) => {
  expect(serialProblem(written)).toBe(sentence)
})
