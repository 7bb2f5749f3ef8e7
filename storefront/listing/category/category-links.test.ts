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
    expect(categoryLinks({ details, guides, trades }).map(({ href }) => href)).toEqual(expected)
  },
)
