import { expect, test } from 'vitest'
import { aCart, anItem } from '#tests/e2e/support/cart-answers.ts'
import { lineKey, shownCart } from './shown-cart.ts'

const bow = anItem({ hash: { ...anItem().hash, idAtributoSimples: 1 }, quantidade: 2 })
const rosin = anItem({ hash: { ...anItem().hash, idAtributoSimples: 2 }, quantidade: 3 })
const cart = aCart([bow, rosin])

const quantities = (pending: [string, number][]) =>
  shownCart(cart, new Map(pending)).itens.map(({ quantidade }) => quantidade)

test("returns the platform's cart if no change is pending", () => {
  expect(shownCart(cart, new Map())).toBe(cart)
})

test.each<[string, [string, number][], number[], number]>([
  ['another quantity', [[lineKey(bow.hash), 5]], [5, 3], 8],
  ['a line that goes', [[lineKey(bow.hash), 0]], [3], 3],
  [
    'all lines go',
    [
      [lineKey(bow.hash), 0],
      [lineKey(rosin.hash), 0],
    ],
    [],
    0,
  ],
  ['a line that is gone already', [['9-9', 4]], [2, 3], 5],
])('applies pending quantities to lines and count: %s', (_case, pending, shown, count) => {
  expect(quantities(pending)).toEqual(shown)
  expect(shownCart(cart, new Map(pending)).quantidadeTotal).toBe(count)
})

test('leaves the sums as the platform calculated them', () => {
  const { subtotal, total } = shownCart(cart, new Map([[lineKey(bow.hash), 9]]))

  expect({ subtotal, total }).toEqual({ subtotal: cart.subtotal, total: cart.total })
})
