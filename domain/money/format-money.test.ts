import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBRL } from './format-money.ts'

test.each([
  [0, 'R$\u00a00,00'],
  [5, 'R$\u00a00,05'],
  [1990, 'R$\u00a019,90'],
  [129990, 'R$\u00a01.299,90'],
  [123456789, 'R$\u00a01.234.567,89'],
  [-550, '-R$\u00a05,50'],
])('formats %i centavos as %s', (centavos, text) => {
  expect(formatBRL(centavos)).toBe(text)
})

test('amounts are written as Intl writes them', () => {
  const intl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (centavos) => {
      expect(formatBRL(centavos)).toBe(intl.format(centavos / 100))
    }),
  )
})
