import { expect, test } from 'vitest'
import { stockText } from './stock-text.ts'

test.each([
  [0, 'Esgotado'],
  [1, 'Última unidade'],
  [2, 'Últimas 2 unidades'],
  [3, 'Últimas 3 unidades'],
  [4, 'Em estoque'],
])('describes a stock of %i as "%s"', (estoque, text) => {
  expect(stockText(estoque)).toBe(text)
})
