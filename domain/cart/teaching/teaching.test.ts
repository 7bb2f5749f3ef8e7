import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UNKNOWN_BUYER } from '../../promotions/promotion.ts'
import { discountOf } from '../adjustment.ts'
import { coupon, line, promotion } from '../cart.fixtures.ts'
import { cartTotals } from '../cart-totals.ts'
import type { ListedUnits } from './list-discount.ts'
import { missingUnits, splitByNeed, unitsInLines } from './pupil-units.ts'

const OFFERS = {
  promocoes: [],
  combinacoes: [],
  cupom: null,
  now: new Date('2026-11-21T12:00:00Z'),
  settings: { precos: { descontoVista: 0 } },
  comprador: UNKNOWN_BUYER,
}

describe('the discount of a list', () => {
  test.each([
    ['all units of a line', [line({ precoPor: 10_000, quantidade: 2 })], [of(1, 2)], 10, 2000],
    ['only the units that are for pupils', [line({ precoPor: 10_000, quantidade: 3 })], [of(1, 1)], 10, 1000],
    ['lines that no pupil needs not at all', [line({ precoPor: 10_000 })], [of(9, 1)], 10, 0],
    [
      'units of several pupils together',
      [line({ precoPor: 335, quantidade: 3 })],
      [of(1, 1), of(1, 2)],
      10,
      101,
    ],
    ['never more units than the line has', [line({ precoPor: 10_000 })], [of(1, 5)], 10, 1000],
    ['nothing without a percentage', [line({ precoPor: 10_000 })], [of(1, 1)], 0, 0],
  ])('is on %s', (_case, lines, units, percentual, discount) => {
    const listas = units.map((unit) => ({ ...unit, percentual }))
    const { ajustes, total } = cartTotals(lines, { ...OFFERS, listas })

    expect(ajustes).toEqual(
      discount > 0 ? [{ tipo: 'lista', origem: 'turma', label: 'Lista de Clara', valor: -discount }] : [],
    )
    expect(total).toBe(lines.reduce((sum, one) => sum + one.precoPor * one.quantidade, 0) - discount)
  })

  test.each([
    ['a promotion of 20%', { promocoes: [promotion({ tipo: 'porcentagem', porcentagem: 20 })] }, 7200],
    ['a coupon of 50%', { cupom: coupon({ tipo: 'porcentagem', porcentagem: 50 }) }, 4500],
    ['a coupon that takes everything off', { cupom: coupon({ tipo: 'valor', valor: 99_999 }) }, 0],
    [
      'a coupon that combines with no promotion',
      { cupom: coupon({ tipo: 'porcentagem', porcentagem: 50 }, { acumula: false }) },
      4500,
    ],
    ['a seller’s discount of 10%', { manual: { valor: 900, limite: 10, por: 'Ana' } }, 8100],
  ])('comes after %s', (_case, offers, total) => {
    const totals = cartTotals([line({ precoPor: 10_000 })], {
      ...OFFERS,
      ...offers,
      listas: [{ ...of(1, 1), percentual: 10 }],
    })

    expect(totals.total).toBe(total)
  })

  test('leaves the Pix discount to what remains', () => {
    const totals = cartTotals([line({ precoPor: 10_000 })], {
      ...OFFERS,
      settings: { precos: { descontoVista: 5 } },
      listas: [{ ...of(1, 1), percentual: 10 }],
    })

    expect(totals.subtotal.descontoVista.valor).toBe(450)
  })

  test('of several lists is each on its own units', () => {
    const { ajustes } = cartTotals([line({ precoPor: 10_000, quantidade: 2 })], {
      ...OFFERS,
      listas: [
        { ...of(1, 1), percentual: 10, idLista: 'b', label: 'Lista de Bia' },
        { ...of(1, 1), percentual: 20, idLista: 'a', label: 'Lista de Ana' },
      ],
    })

    expect(ajustes.map(({ label, valor }) => [label, valor])).toEqual([
      ['Lista de Ana', -2000],
      ['Lista de Bia', -1000],
    ])
  })
})

describe('a teacher’s credit', () => {
  test('pays for the goods that are left after all discounts, and no more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 5 })), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 50 }),
        (goods, creditoEnsino, percentual) => {
          const lines = goods.map(([precoPor, quantidade], i) =>
            line({ idProduto: i + 1, idAtributoSimples: i + 1, precoPor, quantidade }),
          )
          const listas = [{ ...of(1, 2), percentual }]
          const before = cartTotals(lines, { ...OFFERS, listas }).total
          const { total, itens, ajustes } = cartTotals(lines, { ...OFFERS, listas, creditoEnsino })
          expect(before - total).toBe(Math.min(creditoEnsino, before))
          expect(discountOf(ajustes.filter(({ tipo }) => tipo === 'credito'))).toBe(before - total)
          expect(itens.every((item) => item.total >= 0)).toBe(true)
        },
      ),
    )
  })

  test('pays for no services', () => {
    const servicos = [{ idServico: 1, nome: 'Regulagem', preco: 5000 }]
    const { total } = cartTotals([line({ precoPor: 10_000, servicos })], { ...OFFERS, creditoEnsino: 99_999 })

    expect(total).toBe(5000)
  })

  test('that was spent too often pays nothing', () => {
    expect(cartTotals([line({ precoPor: 10_000 })], { ...OFFERS, creditoEnsino: -500 }).total).toBe(10_000)
  })
})

describe('units that a pupil still needs', () => {
  const need = (idItem: number, quantidade: number, precisa: number, compradas = 0) => ({
    idAluno: 1,
    idItem,
    idSku: idItem,
    quantidade,
    precisa,
    compradas,
  })

  test.each([
    ['all of them', [need(1, 2, 2)], [2], []],
    ['those that nobody has bought', [need(1, 2, 2, 1)], [1], [1]],
    ['none, if all are bought', [need(1, 1, 1, 3)], [], [1]],
    ['of two variants together', [need(1, 1, 1), { ...need(1, 2, 1), idSku: 9 }], [1], [2]],
    ['of each item apart', [need(1, 1, 1), need(2, 1, 1)], [1, 1], []],
  ])('are %s', (_case, units, needed, beyond) => {
    const parts = splitByNeed(units)

    expect(parts.needed.map(({ quantidade }) => quantidade)).toEqual(needed)
    expect(parts.beyond.map(({ quantidade }) => quantidade)).toEqual(beyond)
  })
})

describe('units for pupils', () => {
  const ana = { idAluno: 1, idItem: 1, idSku: 1, quantidade: 2 }
  const bia = { idAluno: 2, idItem: 1, idSku: 1, quantidade: 1 }

  test.each([
    ['as many as the line has', 3, [2, 1]],
    ['those of the first pupils', 2, [2]],
    ['a part of the first pupil’s', 1, [1]],
  ])('are %s', (_case, quantidade, left) => {
    const units = unitsInLines([ana, bia], [{ idAtributoSimples: 1, quantidade }])

    expect(units.map((unit) => unit.quantidade)).toEqual(left)
  })

  test('are gone with their line', () => {
    expect(unitsInLines([ana], [{ idAtributoSimples: 2, quantidade: 9 }])).toEqual([])
  })

  test.each([
    ['all of them, for another pupil', { idAluno: 3, idItem: 1, quantidade: 2 }, 2],
    ['what is missing', { idAluno: 1, idItem: 1, quantidade: 3 }, 1],
    ['nothing if they are there', { idAluno: 1, idItem: 1, quantidade: 2 }, 0],
    ['nothing if more are there', { idAluno: 1, idItem: 1, quantidade: 1 }, 0],
  ])('to add are %s', (_case, requested, missing) => {
    expect(missingUnits([ana, bia], requested)).toBe(missing)
  })
})

function of(idSku: number, quantidade: number): Omit<ListedUnits, 'percentual'> {
  return { idLista: 'turma', label: 'Lista de Clara', idSku, quantidade }
}
