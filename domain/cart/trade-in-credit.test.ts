import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { UNKNOWN_BUYER } from '../promotions/promotion.ts'
import { creditIn } from './adjustment.ts'
import { coupon, line } from './cart.fixtures.ts'
import { type CartOffers, cartTotals } from './cart-totals.ts'
import type { TradeInCredit } from './trade-in-credit.ts'

const OFFERS: CartOffers = {
  promocoes: [],
  combinacoes: [],
  cupom: null,
  now: new Date('2026-11-21T12:00:00Z'),
  settings: { precos: { descontoVista: 10 } },
  comprador: UNKNOWN_BUYER,
}

const credit = (id: string, valor: number, ...skus: number[]): TradeInCredit => ({
  id,
  valor,
  label: 'Crédito da troca',
  skus,
})

test.each([
  {
    why: 'pays a part of the larger size',
    lines: [[1, 90_000, 1]],
    credits: [credit('a', 30_000, 1)],
    total: 60_000,
  },
  {
    why: 'pays nothing of other goods',
    lines: [[2, 90_000, 1]],
    credits: [credit('a', 30_000, 1)],
    total: 90_000,
  },
  {
    why: 'pays no more than the price',
    lines: [[1, 20_000, 1]],
    credits: [credit('a', 30_000, 1)],
    total: 0,
  },
  {
    why: 'pays one unit of several',
    lines: [[1, 20_000, 2]],
    credits: [credit('a', 30_000, 1)],
    total: 20_000,
  },
  {
    why: 'of two credits, each pays a unit of its own',
    lines: [[1, 20_000, 1]],
    credits: [credit('a', 15_000, 1), credit('b', 15_000, 1)],
    total: 5_000,
  },
  {
    why: 'the larger credit goes to the dearer unit',
    lines: [
      [1, 20_000, 1],
      [2, 50_000, 1],
    ],
    credits: [credit('a', 10_000, 1, 2), credit('b', 40_000, 1, 2)],
    total: 20_000,
  },
] as { why: string; lines: [number, number, number][]; credits: TradeInCredit[]; total: number }[])(
  '$why',
  ({ lines, credits, total }) => {
    const totals = cartTotals(
      lines.map(([idProduto, precoPor, quantidade]) => line({ idProduto, precoPor, quantidade })),
      { ...OFFERS, trocas: credits },
    )

    expect(totals.total).toBe(total)
  },
)

test('comes after the coupon and before the Pix discount, and says which trade-in it was', () => {
  const totals = cartTotals([line({ precoPor: 100_000 })], {
    ...OFFERS,
    cupom: coupon({ tipo: 'porcentagem', porcentagem: 10 }),
    trocas: [credit('a', 30_000, 1)],
  })

  expect(totals.itens[0]?.ajustes.map(({ tipo, valor }) => [tipo, valor])).toEqual([
    ['cupom', -10_000],
    ['troca', -30_000],
  ])
  expect(totals).toMatchObject({ total: 60_000, trocas: ['a'], aplicadas: [100] })
  expect(totals.subtotal.descontoVista.valor).toBe(6_000)
})

test('no cart costs less than nothing, and no credit pays twice', () => {
  const lines = fc.uniqueArray(
    fc.record({
      idProduto: fc.integer({ min: 1, max: 4 }),
      precoPor: fc.integer({ min: 1, max: 200_000 }),
      quantidade: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: ({ idProduto }) => idProduto, maxLength: 4 },
  )
  const credits = fc.array(
    fc.record({
      valor: fc.integer({ min: 1, max: 300_000 }),
      skus: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
    }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(lines, credits, fc.integer({ min: 0, max: 100 }), (goods, given, porcentagem) => {
      const trocas = given.map(({ valor, skus }, i) => credit(`c${i}`, valor, ...skus))
      const cupom = coupon({ tipo: 'porcentagem', porcentagem })
      const totals = cartTotals(goods.map(line), { ...OFFERS, cupom, trocas })

      for (const { total, ajustes, quantidade } of totals.itens) {
        expect(total).toBeGreaterThanOrEqual(0)
        expect(ajustes.filter(({ tipo }) => tipo === 'troca').length).toBeLessThanOrEqual(quantidade)
      }
      expect(new Set(totals.trocas).size).toBe(totals.trocas.length)
      for (const { id, valor, skus } of trocas) {
        const used = totals.itens.filter(({ ajustes }) => ajustes.some(({ origem }) => origem === id))
        expect(used.length).toBeLessThanOrEqual(1)
        for (const { ajustes, idAtributoSimples } of used) {
          expect(skus).toContain(idAtributoSimples)
          expect(creditIn(ajustes.filter(({ origem }) => origem === id))).toBeLessThanOrEqual(valor)
        }
      }
    }),
  )
})
