import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Benefit, type Promotion, UNKNOWN_BUYER } from '../promotions/promotion.ts'
import { discountOf, servicesIn } from './adjustment.ts'
import { coupon, line, promotion } from './cart.fixtures.ts'
import type { CartLine } from './cart-line.ts'
import { type CartOffers, cartTotals } from './cart-totals.ts'
import { withCashDiscount } from './cash-discount.ts'

// Few ids, so that lines and rules often match.
const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 })

const service = fc.record({
  idServico: fc.integer({ min: 1, max: 4 }),
  nome: fc.constant('Regulagem'),
  preco: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 })),
})

const aLine = fc
  .record({
    idProduto: fc.integer({ min: 1, max: 4 }),
    idAtributoSimples: fc.integer({ min: 1, max: 3 }),
    quantidade: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 999 })),
    // Equal prices are the case where the order of lines could decide which line gets a leftover centavo.
    precoPor: fc.oneof(fc.constantFrom(5, 335), fc.integer({ min: 0, max: 1_000_000 })),
    onOffer: fc.boolean(),
    idMarca: fc.integer({ min: 1, max: 3 }),
    categorias: someIds,
    servicos: fc.uniqueArray(service, { maxLength: 3, selector: ({ idServico }) => idServico }),
  })
  .map(({ onOffer, ...fields }) => line({ ...fields, precoDe: onOffer ? fields.precoPor + 1 : null }))

const lines = fc.uniqueArray(aLine, {
  maxLength: 12,
  selector: ({ idProduto, idAtributoSimples }) => `${idProduto} ${idAtributoSimples}`,
})

const benefit: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({ tipo: fc.constant('porcentagem' as const), porcentagem: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ tipo: fc.constant('valor' as const), valor: fc.integer({ min: 1, max: 2_000_000 }) }),
  fc
    .record({ pague: fc.integer({ min: 1, max: 4 }), more: fc.integer({ min: 1, max: 4 }) })
    .map(({ pague, more }) => ({ tipo: 'levePague' as const, leve: pague + more, pague })),
  fc.constant<Benefit>({ tipo: 'freteGratis', ufs: [] }),
)

const conditions = fc.record({
  alcance: fc.record({ categorias: someIds, marcas: someIds, produtos: someIds }),
  somentePrecoCheio: fc.boolean(),
  subtotalMinimo: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_000_000 })),
})

const promotions = fc
  .array(fc.tuple(benefit, conditions), { maxLength: 5 })
  .map((all): Promotion[] => all.map(([one, changes], id) => promotion(one, { ...changes, id })))

const combination = fc
  .record({
    idProduto: fc.integer({ min: 1, max: 4 }),
    step: fc.integer({ min: 1, max: 3 }),
    tipoDesconto: fc.constantFrom('porcentagem' as const, 'valor' as const),
    desconto: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ step, ...fields }) => ({ ...fields, idCombinado: ((fields.idProduto + step - 1) % 4) + 1 }))

const combinations = fc.uniqueArray(combination, {
  maxLength: 3,
  selector: ({ idProduto, idCombinado }) => `${idProduto} ${idCombinado}`,
})

const listed = fc.record({
  idLista: fc.constantFrom('a', 'b'),
  label: fc.constant('Lista de Clara'),
  percentual: fc.integer({ min: 0, max: 50 }),
  idSku: fc.integer({ min: 1, max: 3 }),
  quantidade: fc.integer({ min: 1, max: 3 }),
})

const offers: fc.Arbitrary<CartOffers> = fc.record({
  promocoes: promotions,
  combinacoes: combinations,
  cupom: fc.option(
    fc
      .tuple(benefit, conditions, fc.boolean())
      .map(([one, changes, acumula]) => coupon(one, { ...changes, acumula })),
  ),
  settings: fc.record({ precos: fc.record({ descontoVista: fc.integer({ min: 0, max: 99 }) }) }),
  now: fc.constant(new Date('2026-11-21T12:00:00Z')),
  comprador: fc.constant(UNKNOWN_BUYER),
  // Of one list, all units have the same percentage.
  listas: fc
    .tuple(fc.array(listed, { maxLength: 4 }), fc.integer({ min: 0, max: 50 }))
    .map(([units, percentual]) =>
      units.map((unit) => (unit.idLista === 'a' ? { ...unit, percentual } : { ...unit, percentual: 10 })),
    ),
  creditoEnsino: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000 })),
})

/** `lines` and `offers` are generated; `check` holds the assertions. */
function always(check: (lines: CartLine[], offers: CartOffers) => void) {
  fc.assert(fc.property(lines, offers, check), { numRuns: 500 })
}

const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)

describe('any cart with any rules', () => {
  test('lines add up to the total, and so do the adjustments', () => {
    always((lines, offers) => {
      const { itens, ajustes, subtotal, total } = cartTotals(lines, offers)

      expect(sum(itens.map((item) => item.total))).toBe(total)
      expect(sum(itens.map(({ ajustes }) => discountOf(ajustes)))).toBe(discountOf(ajustes))
      expect(subtotal.valor - discountOf(ajustes)).toBe(total)
      for (const item of itens)
        expect(item.precoPor * item.quantidade - discountOf(item.ajustes)).toBe(item.total)
    })
  })

  test('no line or payment is negative, and only services raise a price', () => {
    always((lines, offers) => {
      const { itens, ajustes, subtotal, total } = cartTotals(lines, offers)

      for (const item of itens) expect(item.total).toBeGreaterThanOrEqual(0)
      for (const { tipo, valor } of [...ajustes, ...itens.flatMap((item) => item.ajustes)])
        expect(Math.sign(valor)).toBe(tipo === 'servico' ? 1 : -1)
      expect(subtotal.descontoVista.valor).toBeGreaterThanOrEqual(0)
      expect(subtotal.descontoVista.valor).toBeLessThanOrEqual(total)
    })
  })

  test('services change no discount, and add what they cost', () => {
    always((lines, offers) => {
      const totals = cartTotals(lines, offers)
      const goods = cartTotals(
        lines.map((line) => ({ ...line, servicos: [] })),
        offers,
      )
      const cost = lines.map(({ servicos = [], quantidade }) =>
        sum(servicos.map(({ preco }) => preco * quantidade)),
      )

      expect(totals.itens.map(({ total }, i) => total - (cost[i] ?? 0))).toEqual(
        goods.itens.map(({ total }) => total),
      )
      expect(totals.ajustes.filter(({ tipo }) => tipo !== 'servico')).toEqual(goods.ajustes)
      expect(servicesIn(totals.ajustes)).toBe(sum(cost))
      expect(totals).toMatchObject({
        aplicadas: goods.aplicadas,
        freteGratis: goods.freteGratis,
        recusaCupom: goods.recusaCupom,
        promocoesProximas: goods.promocoesProximas,
      })
    })
  })

  test('the order of lines and promotions changes nothing', () => {
    always((lines, offers) => {
      const turned = {
        ...offers,
        promocoes: offers.promocoes.toReversed(),
        combinacoes: offers.combinacoes.toReversed(),
        listas: offers.listas?.toReversed() ?? [],
      }
      const totals = cartTotals(lines, offers)
      const { itens, ...rest } = cartTotals(lines.toReversed(), turned)

      expect({ itens: itens.toReversed(), ...rest }).toEqual(totals)
      expect(withCashDiscount({ itens, ...rest }).itens.toReversed()).toEqual(withCashDiscount(totals).itens)
    })
  })

  test('calculating totals again gives the same result', () => {
    always((lines, offers) => {
      const once = cartTotals(lines, offers)

      expect(cartTotals(once.itens, offers)).toEqual(once)
    })
  })

  test('several promotions together never take off less than one of them alone', () => {
    always((lines, offers) => {
      // A list's discount is a share of what they leave of its units: of other units they may take a little more.
      const only = { ...offers, cupom: null, listas: [] }
      const { total } = cartTotals(lines, only)
      for (const one of offers.promocoes) {
        const alone = cartTotals(lines, { ...only, promocoes: [one], combinacoes: [] })
        expect(total).toBeLessThanOrEqual(alone.total)
      }
    })
  })

  test('a coupon never makes the cart more expensive, and is either applied or refused', () => {
    always((lines, offers) => {
      const without = cartTotals(lines, { ...offers, cupom: null })
      const totals = cartTotals(lines, offers)

      expect(totals.total).toBeLessThanOrEqual(without.total)
      if (offers.cupom) expect(totals.cupom === null).toBe(totals.recusaCupom !== null)
      if (totals.cupom === null) expect({ ...totals, recusaCupom: null }).toEqual(without)
    })
  })

  test('lines add up to the Pix price when the cart is paid on Pix', () => {
    always((lines, offers) => {
      const totals = cartTotals(lines, offers)
      const paid = withCashDiscount(totals)

      expect(paid.total).toBe(totals.total - totals.subtotal.descontoVista.valor)
      expect(sum(paid.itens.map(({ total }) => total))).toBe(paid.total)
      expect(totals.subtotal.valor - discountOf(paid.ajustes)).toBe(paid.total)
      for (const item of paid.itens) {
        expect(item.total).toBeGreaterThanOrEqual(0)
        expect(item.precoPor * item.quantidade - discountOf(item.ajustes)).toBe(item.total)
      }
    })
  })
})
