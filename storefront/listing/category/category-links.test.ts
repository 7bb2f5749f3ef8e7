import { expect, test } from 'vitest'
import type { ListingDetails } from '#contract/catalog/catalog.ts'
import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import { WORKSHOP_PATH } from '#domain/workshop/services-path.ts'
import { categoryLinks } from './category-links.ts'

const TUNER = '/ferramentas/afinador?instrumento=violino'
const SIZE = '/ferramentas/tamanho?instrumento=violino'
const details = { tamanhoCerto: SIZE, afinador: TUNER, oficina: WORKSHOP_PATH } as ListingDetails
const guides = [{ titulo: 'O primeiro violino', url: '/guias/primeiro-violino' }]

test.each([
  [true, [SIZE, TUNER, WORKSHOP_PATH, TRADE_IN_PATH, TEACHING_PATH, '/guias/primeiro-violino']],
  [false, [SIZE, TUNER, WORKSHOP_PATH, TEACHING_PATH, '/guias/primeiro-violino']],
])(
  'a category links its tools, the workshop, trade-ins if the store takes them (%s), class lists and guides',
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
  expect(of([9]).map(({ href }) => href)).toEqual([SIZE, TUNER, WORKSHOP_PATH, TEACHING_PATH])
})

test('a category without sizes, to which the workshop does nothing, leads to neither classes nor workshop', () => {
  const others = { afinador: TUNER } as ListingDetails

  expect(
    categoryLinks({ details: others, products: [], guides: [], trades: false }).map(({ href }) => href),
  ).toEqual([TUNER])
})
