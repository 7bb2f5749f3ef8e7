import { expect, test } from 'vitest'
import type { ListingDetails } from '#contract/catalog/catalog.ts'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import { categoryLinks } from './category-links.ts'

const TUNER = '/ferramentas/afinador?instrumento=violino'
const SIZE = '/ferramentas/tamanho?instrumento=violino'
const details = { tamanhoCerto: SIZE, afinador: TUNER } as ListingDetails
const guides = [{ titulo: 'O primeiro violino', url: '/guias/primeiro-violino' }]

test.each([
  [true, [SIZE, TUNER, TRADE_IN_PATH, '/guias/primeiro-violino']],
  [false, [SIZE, TUNER, '/guias/primeiro-violino']],
])(
  'a category links its tools, then trade-ins if the store takes them (%s), then guides',
  (trades, expected) => {
    expect(categoryLinks({ details, products: [{ id: 1 }], guides, trades }).map(({ href }) => href)).toEqual(
      expected,
    )
  },
)

test('a category compares its first products, if it has two', () => {
  const of = (ids: number[]) =>
    categoryLinks({ details, products: ids.map((id) => ({ id })), guides: [], trades: false })

  expect(of([9, 8, 7, 6, 5]).map(({ href }) => href)).toContain('/comparar?produtos=9,8,7')
  expect(of([9]).map(({ href }) => href)).toEqual([SIZE, TUNER])
})
