import { expect, test } from 'vitest'
import { aCart, anItem } from '#tests/e2e/support/cart-answers.ts'
import { lineKey, shownCart } from './shown-cart.ts'

const bow = anItem({ hash: { ...anItem().hash, idAtributoSimples: 1 }, quantidade: 2 })
const rosin = anItem({ hash: { ...anItem().hash, idAtributoSimples: 2 }, quantidade: 3 })
const cart = aCart([bow, rosin])

const quantities = (wanted: [string, number][]) =>
  shownCart(cart, new Map(wanted)).itens.map(({ quantidade }) => quantidade)

test('what nobody wants otherwise is as the platform told it', () => {
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
])('%s is shown and counted', (_case, wanted, shown, count) => {
  expect(quantities(wanted)).toEqual(shown)
  expect(shownCart(cart, new Map(wanted)).quantidadeTotal).toBe(count)
})

test('the sums stay as the platform told them', () => {
  const { subtotal, total } = shownCart(cart, new Map([[lineKey(bow.hash), 9]]))

  expect({ subtotal, total }).toEqual({ subtotal: cart.subtotal, total: cart.total })
})
