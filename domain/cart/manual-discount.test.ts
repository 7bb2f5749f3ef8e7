import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { UNKNOWN_BUYER } from '../promotions/promotion.ts'
import { line } from './cart.fixtures.ts'
import { cartTotals } from './cart-totals.ts'
import { maxManualDiscount } from './manual-discount.ts'

const OFFERS = {
  promocoes: [],
  combinacoes: [],
  cupom: null,
  agora: new Date('2026-11-21T12:00:00Z'),
  settings: { precos: { descontoVista: 5 } },
  comprador: UNKNOWN_BUYER,
}

test.each([
  { valor: 1000, limite: 10, taken: 1000, why: 'within the limit, all of it' },
  { valor: 5000, limite: 10, taken: 2000, why: 'no more than the limit of the role' },
  { valor: 99_999, limite: 100, taken: 20_000, why: 'no more than there is' },
])('$why', ({ valor, limite, taken }) => {
  const lines = [
    line({ idAtributoSimples: 1, precoPor: 5000, quantidade: 3 }),
    line({ idAtributoSimples: 2, precoPor: 5000 }),
  ]
  const totals = cartTotals(lines, { ...OFFERS, manual: { valor, limite, por: 'Ana' } })

  expect(totals.total).toBe(20_000 - taken)
  expect(totals.ajustes).toEqual([
    { tipo: 'manual', origem: 'Ana', label: 'Desconto do vendedor', valor: -taken },
  ])
  expect(totals.itens.reduce((sum, { total }) => sum + total, 0)).toBe(totals.total)
})

test('it is the last, so the limit holds on what promotions have left', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 5 })), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 100 }),
      (goods, valor, limite) => {
        const lines = goods.map(([precoPor, quantidade], i) =>
          line({ idProduto: i + 1, idAtributoSimples: i + 1, precoPor, quantidade }),
        )
        const before = cartTotals(lines, OFFERS).total
        const { total, itens } = cartTotals(lines, { ...OFFERS, manual: { valor, limite, por: 'Ana' } })
        expect(before - total).toBe(Math.min(valor, maxManualDiscount(before, limite)))
        expect(itens.every((item) => item.total >= 0)).toBe(true)
      },
    ),
  )
})
