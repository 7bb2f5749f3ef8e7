import { expect, test } from 'vitest'
import { formatBRL } from './format-money.ts'

test.each([
  [0, 'R$\u00a00,00'],
  [5, 'R$\u00a00,05'],
  [1990, 'R$\u00a019,90'],
  [129990, 'R$\u00a01.299,90'],
  [123456789, 'R$\u00a01.234.567,89'],
])('formats %i centavos as %s', (centavos, text) => {
  expect(formatBRL(centavos)).toBe(text)
})
