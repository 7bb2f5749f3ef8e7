import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costDifferences, type OrderCosts } from './cost-differences.ts'

const STRINGS = { idSku: 1, nome: 'Corda', quantidade: 3, precoPor: 10_000, ajustes: [] }
const FREIGHT = { label: 'PAC', valor: 2_500 }

test('reports nothing if nothing changed', () => {
  const costs = { itens: [STRINGS], frete: FREIGHT, descontoVista: 3_000 }

  expect(costDifferences(costs, structuredClone(costs))).toEqual([])
})

test('reports added, removed and repriced lines', () => {
  const cupom = { tipo: 'cupom', origem: 'DEZ', label: 'Cupom DEZ' }
  const before = {
    itens: [
      { ...STRINGS, ajustes: [{ ...cupom, valor: -667 }] },
      { ...STRINGS, idSku: 2, nome: 'Palheta', ajustes: [{ ...cupom, valor: -333 }] },
    ],
    frete: FREIGHT,
    descontoVista: 0,
  }
  const after = {
    itens: [
      { ...STRINGS, quantidade: 2 },
      { ...STRINGS, idSku: 3, nome: 'Violão', quantidade: 1, precoPor: 89_999 },
    ],
    frete: { label: 'SEDEX', valor: 4_000 },
    descontoVista: 11_000,
  }

  expect(costDifferences(before, after)).toEqual([
    { rotulo: 'Corda: 3 → 2', antes: 30_000, depois: 20_000 },
    { rotulo: '3 × Palheta', antes: 30_000, depois: null },
    { rotulo: '1 × Violão', antes: null, depois: 89_999 },
    { rotulo: 'Cupom DEZ', antes: -1_000, depois: null },
    { rotulo: 'Desconto no Pix', antes: null, depois: -11_000 },
    { rotulo: 'Frete, SEDEX', antes: 2_500, depois: 4_000 },
  ])
})

test('the differences add up to the difference of the totals', () => {
  const ajuste = fc.record({
    tipo: fc.constantFrom('promocao', 'cupom', 'manual'),
    origem: fc.constantFrom('1', '2'),
    valor: fc.integer({ min: -999, max: -1 }),
  })
  const costs: fc.Arbitrary<OrderCosts> = fc.record({
    itens: fc.uniqueArray(
      fc.record({
        idSku: fc.integer({ min: 1, max: 5 }),
        nome: fc.constant('Corda'),
        quantidade: fc.integer({ min: 1, max: 9 }),
        precoPor: fc.integer({ min: 0, max: 99_999 }),
        ajustes: fc.array(
          ajuste.map((one) => ({ ...one, label: one.origem })),
          { maxLength: 3 },
        ),
      }),
      { selector: ({ idSku }) => idSku },
    ),
    frete: fc.record({ label: fc.constantFrom('PAC', 'SEDEX'), valor: fc.nat(9_999) }),
    descontoVista: fc.nat(9_999),
  })
  fc.assert(
    fc.property(costs, costs, (before, after) => {
      const sum = costDifferences(before, after).reduce(
        (all, { antes, depois }) => all + (depois ?? 0) - (antes ?? 0),
        0,
      )
      expect(sum).toBe(totalOf(after) - totalOf(before))
    }),
  )
})

function totalOf({ itens, frete, descontoVista }: OrderCosts): number {
  const goods = itens.reduce(
    (sum, { quantidade, precoPor, ajustes }) =>
      ajustes.reduce((left, { valor }) => left + valor, sum + quantidade * precoPor),
    0,
  )

  return goods + frete.valor - descontoVista
}
