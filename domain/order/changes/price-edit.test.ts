import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountOf } from '#domain/cart/adjustment.ts'
import { cartTotals } from '#domain/cart/cart-totals.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import { coupon, line, promotion } from '../../cart/cart.fixtures.ts'
import { agreedOffer } from './agreed-offer.ts'
import { priceEdit } from './price-edit.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const STRINGS = line({ idProduto: 1, quantidade: 3, precoPor: 10_000 })
const GUITAR = line({ idProduto: 2, precoPor: 89_999 })

function offers(promocoes: Promotion[] = [], cupom = null as ReturnType<typeof coupon> | null) {
  return {
    promocoes,
    combinacoes: [],
    cupom,
    now: NOW,
    comprador: UNKNOWN_BUYER,
    settings: { precos: { descontoVista: 10 } },
  }
}

describe('the manual discount', () => {
  const byHand = { valor: 1_000, base: 30_000, por: 'Rosa' }

  test.each([
    ['stays when no goods are removed', 3, 1_000],
    ['stays when goods are added', 5, 1_000],
    ['shrinks with the goods, to the centavo', 2, 667],
    ['shrinks with the goods, to the centavo', 1, 333],
  ])('%s', (_, quantidade, valor) => {
    const totals = priceEdit([{ ...STRINGS, quantidade }], offers(), byHand)

    expect(totals.ajustes).toEqual([
      { tipo: 'manual', origem: 'Rosa', label: 'Desconto do vendedor', valor: -valor },
    ])
    expect(totals.total).toBe(10_000 * quantidade - valor)
  })

  test('comes after promotions and coupon, as in the cart', () => {
    const totals = priceEdit(
      [STRINGS, GUITAR],
      offers(
        [
          promotion(
            { tipo: 'levePague', leve: 3, pague: 2 },
            { alcance: { categorias: [], marcas: [], produtos: [1] } },
          ),
        ],
        coupon({ tipo: 'porcentagem', porcentagem: 10 }),
      ),
      { valor: 5_000, base: 20_000, por: 'Rosa' },
    )

    // 20.000 + 89.999, minus 10 % for the coupon, minus 50,00 manual discount.
    expect(totals.total).toBe(109_999 - 11_000 - 5_000)
  })
})

test('keeps an agreed promotion after it expires, and drops it when its goods are removed', () => {
  const over = agreedOffer(
    promotion(
      { tipo: 'levePague', leve: 3, pague: 2 },
      { validoAte: new Date('2026-11-20T00:00:00Z'), usosMaximos: 1, usos: 1, exigeLogin: true },
    ),
  )

  expect(priceEdit([STRINGS], offers([over]), null).total).toBe(20_000)
  expect(priceEdit([{ ...STRINGS, quantidade: 2 }], offers([over]), null).total).toBe(20_000)
})

test('equals the cart to the centavo, and never takes off more by hand than agreed', () => {
  const lines = fc
    .array(
      fc.record({
        quantidade: fc.integer({ min: 1, max: 9 }),
        precoPor: fc.integer({ min: 0, max: 999_999 }),
      }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((drawn) => drawn.map((one, i) => line({ ...one, idProduto: i + 1 })))
  const hand = fc.integer({ min: 1, max: 9_999_999 }).chain((base) =>
    fc.record({
      valor: fc.integer({ min: 1, max: base }),
      base: fc.constant(base),
      por: fc.constant('Rosa'),
    }),
  )
  fc.assert(
    fc.property(lines, hand, fc.integer({ min: 1, max: 99 }), (goods, byHand, porcentagem) => {
      const deal = offers([promotion({ tipo: 'porcentagem', porcentagem })])
      const bare = cartTotals(goods, deal)
      const totals = priceEdit(goods, deal, byHand)
      const off = bare.total - totals.total

      expect(priceEdit(goods, deal, null)).toEqual(bare)
      expect(off).toBeGreaterThanOrEqual(0)
      expect(off).toBeLessThanOrEqual(Math.min(byHand.valor, bare.total))
      for (const { total, precoPor, quantidade, ajustes } of totals.itens) {
        expect(total).toBe(precoPor * quantidade - discountOf(ajustes))
        expect(total).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
