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
  now: new Date('2026-11-21T12:00:00Z'),
  settings: { precos: { descontoVista: 5 } },
  comprador: UNKNOWN_BUYER,
}

test.each([
  { valor: 1000, limite: 10, discount: 1000, why: 'takes off the full amount within the limit' },
  { valor: 5000, limite: 10, discount: 2000, why: 'takes off no more than the limit of the role' },
  { valor: 99_999, limite: 100, discount: 20_000, why: 'takes off no more than the goods cost' },
])('$why', ({ valor, limite, discount }) => {
  const lines = [
    line({ idAtributoSimples: 1, precoPor: 5000, quantidade: 3 }),
    line({ idAtributoSimples: 2, precoPor: 5000 }),
  ]
  const totals = cartTotals(lines, { ...OFFERS, manual: { valor, limite, por: 'Ana' } })

  expect(totals.total).toBe(20_000 - discount)
  expect(totals.ajustes).toEqual([
    { tipo: 'manual', origem: 'Ana', label: 'Desconto do vendedor', valor: -discount },
  ])
  expect(totals.itens.reduce((sum, { total }) => sum + total, 0)).toBe(totals.total)
})

test('the limit applies to what promotions leave, because the manual discount comes last', () => {
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
