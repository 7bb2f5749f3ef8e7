import { describe, expect, test } from 'vitest'
import { type Benefit, UNKNOWN_BUYER } from '../promotions/promotion.ts'
import { coupon, line, promotion } from './cart.fixtures.ts'
import { type CartOffers, cartTotals } from './cart-totals.ts'
import { withCashDiscount } from './cash-discount.ts'

const NOTHING: CartOffers = {
  promocoes: [],
  combinacoes: [],
  cupom: null,
  settings: { precos: { descontoVista: 10 } },
  now: new Date('2026-11-21T12:00:00Z'),
  comprador: UNKNOWN_BUYER,
}
const TEN_PERCENT = { tipo: 'porcentagem', porcentagem: 10 } as const
const THREE_FOR_TWO = { tipo: 'levePague', leve: 3, pague: 2 } as const
const FREE_FREIGHT: Benefit = { tipo: 'freteGratis', ufs: [] }

const amount = (valor: number) => ({ tipo: 'valor', valor }) as const
const brand = (...marcas: number[]) => ({ alcance: { categorias: [], marcas, produtos: [] } })
const product = (...produtos: number[]) => ({ alcance: { categorias: [], marcas: [], produtos } })
const totals = (lines: ReturnType<typeof line>[], offers: Partial<CartOffers> = {}) =>
  cartTotals(lines, { ...NOTHING, ...offers })
const lineTotals = (...args: Parameters<typeof totals>) => totals(...args).itens.map(({ total }) => total)

describe('sums', () => {
  test('an empty cart costs nothing', () => {
    expect(totals([])).toEqual({
      itens: [],
      subtotal: { valor: 0, descontoVista: { porcentagem: 10, valor: 0 } },
      ajustes: [],
      total: 0,
      quantidadeTotal: 0,
      cupom: null,
      recusaCupom: null,
      freteGratis: null,
      aplicadas: [],
      trocas: [],
      promocoesProximas: [],
    })
  })

  test('lines cost precoPor times quantidade, and keep their order and other fields', () => {
    const second = { ...line({ idProduto: 2, precoDe: 9_999, precoPor: 3_333, quantidade: 3 }), nome: 'Breu' }
    const first = { ...line({ quantidade: 2 }), nome: 'Arco' }
    const { itens, subtotal, total, quantidadeTotal } = cartTotals([second, first], NOTHING)

    expect(itens).toEqual([
      { ...second, ajustes: [], total: 9_999 },
      { ...first, ajustes: [], total: 20_000 },
    ])
    expect({ valor: subtotal.valor, total, quantidadeTotal }).toEqual({
      valor: 29_999,
      total: 29_999,
      quantidadeTotal: 5,
    })
  })

  test('the Pix percentage is taken off the adjusted total, rounded as on the product page', () => {
    const { subtotal, total } = totals([line({ precoPor: 105 })], { promocoes: [promotion(amount(10))] })

    expect(total).toBe(95)
    // 90 % of 95 are 85,5 centavos: the price is rounded half up, to 86.
    expect(subtotal).toEqual({ valor: 105, descontoVista: { porcentagem: 10, valor: 9 } })
  })

  test('the Pix discount becomes an adjustment of the lines', () => {
    const lines = [line({ precoPor: 333 }), line({ idProduto: 2, precoPor: 334 })]
    const paid = withCashDiscount(totals(lines, { cupom: coupon(amount(100)) }))

    expect(paid.total).toBe(510)
    expect(paid.itens.map(({ total }) => total)).toEqual([255, 255])
    expect(paid.ajustes).toEqual([
      { tipo: 'cupom', origem: 'CUPOM', label: 'Cupom CUPOM', valor: -100 },
      { tipo: 'vista', origem: 'pix', label: '10% de desconto no Pix', valor: -57 },
    ])
  })
})

describe('benefit types', () => {
  test('a percentage applies to the sum, is rounded half up once, and is split to the centavo', () => {
    const lines = [1, 2, 3].map((idProduto) => line({ idProduto, precoPor: 335 }))

    // 10 % of 1005 are 100,5.
    expect(lineTotals(lines, { promocoes: [promotion(TEN_PERCENT)] })).toEqual([301, 301, 302])
  })

  test('a leftover centavo goes to the same line in any order of lines', () => {
    const lines = [line({ precoPor: 5 }), line({ idProduto: 2, precoPor: 5 })]
    const offers = { promocoes: [promotion(TEN_PERCENT)] }

    expect(lineTotals(lines, offers)).toEqual([4, 5])
    expect(lineTotals(lines.toReversed(), offers)).toEqual([5, 4])
    const paid = withCashDiscount(totals(lines.toReversed()))
    expect(paid.itens.map(({ total }) => total)).toEqual([5, 4])
  })

  test('a fixed amount is taken off once, in proportion to prices', () => {
    const lines = [line({ precoPor: 7_500 }), line({ idProduto: 2, precoPor: 2_500 })]

    expect(lineTotals(lines, { promocoes: [promotion(amount(1_000))] })).toEqual([6_750, 2_250])
  })

  test('a fixed amount takes off no more than the cart costs', () => {
    const { total, ajustes, subtotal } = totals([line()], { promocoes: [promotion(amount(50_000))] })

    expect({ total, valor: ajustes[0]?.valor, vista: subtotal.descontoVista.valor }).toEqual({
      total: 0,
      valor: -10_000,
      vista: 0,
    })
  })

  test.each([
    [2, 20_000],
    [3, 20_000],
    [5, 40_000],
    [6, 40_000],
    [7, 50_000],
  ])('three for two: %i units at 100,00 cost %i centavos', (quantidade, total) => {
    expect(totals([line({ quantidade })], { promocoes: [promotion(THREE_FOR_TWO)] }).total).toBe(total)
  })

  test('groups the most expensive units first, gives the cheapest of each group free, and charges the rest', () => {
    const prices = [10_000, 9_000, 5_000, 4_000, 3_000, 1_000, 500]
    const lines = prices.map((precoPor, i) => line({ idProduto: i + 1, precoPor }))
    const { total, ajustes, itens } = totals(lines, { promocoes: [promotion(THREE_FOR_TWO)] })

    expect(ajustes).toMatchObject([{ valor: -6_000 }])
    expect(total).toBe(26_500)
    expect(itens.at(-1)).toMatchObject({ ajustes: [], total: 500 })
  })

  test('spreads the free unit over its group, so that no invoice item costs zero', () => {
    const lines = [1, 2, 3].map((idProduto) => line({ idProduto, precoPor: 3_000 }))

    expect(lineTotals(lines, { promocoes: [promotion(THREE_FOR_TWO)] })).toEqual([2_000, 2_000, 2_000])
  })

  test('four for two gives two free units of each four', () => {
    const fourForTwo = promotion({ tipo: 'levePague', leve: 4, pague: 2 })

    expect(totals([line({ quantidade: 9 })], { promocoes: [fourForTwo] }).total).toBe(50_000)
    // The two cheapest of the four are free: one of each line.
    const lines = [line({ quantidade: 3 }), line({ idProduto: 2, precoPor: 5_000 })]
    expect(totals(lines, { promocoes: [fourForTwo] }).total).toBe(20_000)
  })

  test('free freight changes no item and is reported once', () => {
    const { freteGratis, total, ajustes, aplicadas } = totals([line()], {
      promocoes: [
        promotion(FREE_FREIGHT, { id: 7 }),
        promotion(FREE_FREIGHT, { id: 3, nome: 'Frete grátis' }),
      ],
    })

    expect(freteGratis).toEqual({ tipo: 'promocao', origem: '3', label: 'Frete grátis' })
    expect({ total, ajustes, aplicadas }).toEqual({ total: 10_000, ajustes: [], aplicadas: [3] })
  })

  test('free freight for one brand does not apply to a cart with other items', () => {
    const lines = [line({ idMarca: 5 }), line({ idProduto: 2 })]
    const offers = { promocoes: [promotion(FREE_FREIGHT, brand(5))] }

    expect(totals(lines, offers).freteGratis).toBeNull()
    expect(totals(lines.slice(0, 1), offers).freteGratis).not.toBeNull()
  })
})

describe('scope of a promotion', () => {
  const lines = [
    line({ idProduto: 1, idMarca: 5, categorias: [10, 11] }),
    line({ idProduto: 2, idMarca: 5, categorias: [20] }),
    line({ idProduto: 3, idMarca: 6, categorias: [10, 12], precoDe: 12_000 }),
  ]
  test.each([
    ['everything', { categorias: [], marcas: [], produtos: [] }, [1, 2, 3]],
    ['a brand', { categorias: [], marcas: [5], produtos: [] }, [1, 2]],
    ['any of two brands', { categorias: [], marcas: [5, 6], produtos: [] }, [1, 2, 3]],
    ['a category, including its subcategories', { categorias: [10], marcas: [], produtos: [] }, [1, 3]],
    ['a product', { categorias: [], marcas: [], produtos: [2] }, [2]],
    ['a category of one brand', { categorias: [10], marcas: [5], produtos: [] }, [1]],
    ['nothing in the cart', { categorias: [99], marcas: [], produtos: [] }, []],
  ])('%s', (_, alcance, products) => {
    const { itens } = totals(lines, { promocoes: [promotion(TEN_PERCENT, { alcance })] })

    expect(itens.filter(({ ajustes }) => ajustes.length > 0).map(({ idProduto }) => idProduto)).toEqual(
      products,
    )
  })

  test('products that are already on sale can be excluded', () => {
    const promocoes = [promotion(TEN_PERCENT, { somentePrecoCheio: true })]

    expect(lineTotals(lines, { promocoes })).toEqual([9_000, 9_000, 10_000])
  })

  test('a minimum counts only items in scope, before any discount', () => {
    const half = promotion({ tipo: 'porcentagem', porcentagem: 50 }, { ...brand(5), id: 2 })
    const minimum = (subtotalMinimo: number) => promotion(FREE_FREIGHT, { id: 3, subtotalMinimo })

    expect(totals(lines, { promocoes: [half, minimum(30_000)] }).freteGratis).not.toBeNull()
    expect(totals(lines, { promocoes: [half, minimum(30_001)] }).freteGratis).toBeNull()
    expect(
      totals(lines, { promocoes: [promotion(TEN_PERCENT, { ...brand(6), subtotalMinimo: 10_001 })] }).total,
    ).toBe(30_000)
  })
})

describe('buyer and validity conditions', () => {
  test.each([
    ['not yet valid', { validoDe: new Date('2026-11-21T12:00:01Z') }, {}],
    ['expired', { validoAte: new Date('2026-11-21T12:00:00Z') }, {}],
    ['used up', { usosMaximos: 3, usos: 3 }, {}],
    ['limited to logged-in customers', { exigeLogin: true }, {}],
    ['limited to a first purchase', { primeiraCompra: true }, { primeiraCompra: false }],
    ['already used by this customer', { usosPorCliente: 1 }, { usos: new Map([[1, 1]]) }],
  ])('a promotion that is %s changes nothing', (_, condition, buyer) => {
    const offers = {
      promocoes: [promotion(TEN_PERCENT, condition)],
      comprador: { ...UNKNOWN_BUYER, ...buyer },
    }
    expect(totals([line()], offers)).toMatchObject({ total: 10_000, aplicadas: [] })
  })

  test.each([
    ['that begins now', { validoDe: new Date('2026-11-21T12:00:00Z') }, {}],
    ['with a use left', { usosMaximos: 3, usos: 2 }, {}],
    ['for a logged-in customer', { exigeLogin: true }, { logado: true }],
    ['for the first purchase of an unknown buyer', { primeiraCompra: true, usosPorCliente: 1 }, {}],
    ['that this customer used once of two times', { usosPorCliente: 2 }, { usos: new Map([[1, 1]]) }],
  ])('a promotion %s applies', (_, condition, buyer) => {
    const offers = {
      promocoes: [promotion(TEN_PERCENT, condition)],
      comprador: { ...UNKNOWN_BUYER, ...buyer },
    }
    expect(totals([line()], offers)).toMatchObject({ total: 9_000, aplicadas: [1] })
  })
})

describe('free freight for certain states', () => {
  const south: Benefit = { tipo: 'freteGratis', ufs: ['PR', 'SC', 'RS'] }
  const goingTo = (uf: string | null) => ({ comprador: { ...UNKNOWN_BUYER, uf } })

  test.each([
    ['SC', true],
    ['SP', false],
    [null, false],
  ])('a cart shipped to %s gets it: %s', (uf, free) => {
    const { freteGratis, aplicadas } = totals([line()], { promocoes: [promotion(south)], ...goingTo(uf) })

    expect([freteGratis !== null, aplicadas.length === 1]).toEqual([free, free])
  })

  test.each([
    ['SP', 'outroEstado', 'O cupom CUPOM vale só para entregas em PR, RS e SC.'],
    [
      null,
      'semEstado',
      'O cupom CUPOM vale só para entregas em PR, RS e SC: calcule o frete pelo seu CEP antes de usá-lo.',
    ],
  ])(
    'a coupon for a cart shipped to %s is refused, and the refusal lists the states',
    (uf, motivo, mensagem) => {
      expect(totals([line()], { cupom: coupon(south), ...goingTo(uf) })).toMatchObject({
        freteGratis: null,
        recusaCupom: { motivo, mensagem },
      })
    },
  )
})

describe('compre junto', () => {
  const together = { idProduto: 1, idCombinado: 2, tipoDesconto: 'porcentagem', desconto: 15 } as const

  test('one of each costs what the product page says, and the label is on both lines', () => {
    const lines = [line({ precoPor: 29_990 }), line({ idProduto: 2, precoPor: 4_990 })]
    const { total, ajustes, aplicadas } = totals(lines, { combinacoes: [together] })

    expect(total).toBe(34_980 - 749)
    expect(ajustes).toEqual([{ tipo: 'combinacao', origem: '1-2', label: 'Compre junto', valor: -749 }])
    expect(aplicadas).toEqual([])
  })

  test('applies once per pair, across all SKUs, most expensive first', () => {
    const lines = [
      line({ idAtributoSimples: 11, quantidade: 1, precoPor: 10_000 }),
      line({ idAtributoSimples: 12, quantidade: 2, precoPor: 20_000 }),
      line({ idProduto: 2, quantidade: 2, precoPor: 2_000 }),
    ]
    // Two pairs of 200,00 and 20,00; the SKU at 100,00 has no partner left.
    expect(totals(lines, { combinacoes: [together] })).toMatchObject({
      total: 54_000 - 600,
      itens: [{ total: 10_000 }, {}, {}],
    })
  })

  test('does not apply to one product alone', () => {
    expect(totals([line({ quantidade: 2 })], { combinacoes: [together] }).ajustes).toEqual([])
  })
})

describe('combining and excluding discounts', () => {
  test('a unit gets the larger of two promotions, whatever their order in the list', () => {
    const small = promotion(TEN_PERCENT, { id: 1 })
    const deep = promotion({ tipo: 'porcentagem', porcentagem: 20 }, { ...brand(5), id: 2 })
    const lines = [line({ idMarca: 5 }), line({ idProduto: 2 })]

    expect(lineTotals(lines, { promocoes: [small, deep] })).toEqual([8_000, 9_000])
    expect(lineTotals(lines, { promocoes: [deep, small] })).toEqual([8_000, 9_000])
  })

  test('a large discount on one unit does not prevent a group discount that saves more', () => {
    const deep = promotion({ tipo: 'porcentagem', porcentagem: 40 }, { ...product(1), id: 1 })
    const lines = [1, 2, 3].map((idProduto) => line({ idProduto }))

    // 40 % of one would be 40,00; one of three free is 100,00.
    expect(totals(lines, { promocoes: [deep, promotion(THREE_FOR_TWO, { id: 2 })] }).total).toBe(20_000)
  })

  test('another promotion applies to the unit that three for two leaves over', () => {
    const promocoes = [promotion(TEN_PERCENT, { id: 1 }), promotion(THREE_FOR_TWO, { id: 2 })]
    const { total, itens, aplicadas } = totals([line({ quantidade: 4 })], { promocoes })

    expect(total).toBe(20_000 + 9_000)
    expect(itens[0]?.ajustes.map(({ origem, valor }) => [origem, valor])).toEqual([
      ['2', -10_000],
      ['1', -1_000],
    ])
    expect(aplicadas).toEqual([2, 1])
  })

  test('a unit in a combination gets no promotion, the other units of its line do', () => {
    const lines = [line(), line({ idProduto: 2, quantidade: 2 })]
    const together = { idProduto: 1, idCombinado: 2, tipoDesconto: 'valor', desconto: 5_000 } as const
    const offers = { combinacoes: [together], promocoes: [promotion(TEN_PERCENT)] }

    expect(totals(lines, offers)).toMatchObject({ total: 15_000 + 9_000 })
  })

  test('a cumulative coupon applies to the price after promotions', () => {
    const offers = { promocoes: [promotion(TEN_PERCENT)], cupom: coupon(TEN_PERCENT) }

    expect(totals([line()], offers)).toMatchObject({
      total: 8_100,
      cupom: { codigo: 'CUPOM', label: 'Um cupom' },
      ajustes: [
        { tipo: 'promocao', valor: -1_000 },
        { tipo: 'cupom', valor: -900 },
      ],
      aplicadas: [1, 100],
    })
  })

  test('a coupon that is not cumulative applies only to units without a promotion', () => {
    const offers = {
      promocoes: [promotion(TEN_PERCENT, brand(5))],
      cupom: coupon(TEN_PERCENT, { acumula: false }),
    }
    expect(lineTotals([line({ idMarca: 5 }), line({ idProduto: 2 })], offers)).toEqual([9_000, 9_000])
  })

  test('a coupon that has nothing to take off is refused and is not used up', () => {
    const offers = {
      promocoes: [promotion(TEN_PERCENT)],
      cupom: coupon(TEN_PERCENT, { acumula: false }),
    }
    expect(totals([line()], offers)).toMatchObject({
      total: 9_000,
      cupom: null,
      recusaCupom: {
        motivo: 'naoAcumula',
        mensagem: 'O cupom CUPOM não soma com as promoções da sua sacola.',
      },
      aplicadas: [1],
    })
  })

  test('a three-for-two coupon groups only units without a promotion', () => {
    const lines = [line({ idMarca: 5, quantidade: 3 }), line({ idProduto: 2, quantidade: 3 })]
    const offers = { promocoes: [promotion(TEN_PERCENT, brand(5))], cupom: coupon(THREE_FOR_TWO) }

    expect(lineTotals(lines, offers)).toEqual([27_000, 20_000])
  })

  test('a freight coupon combines with every promotion', () => {
    const offers = { promocoes: [promotion(TEN_PERCENT)], cupom: coupon(FREE_FREIGHT) }

    expect(totals([line()], offers)).toMatchObject({
      total: 9_000,
      freteGratis: { tipo: 'cupom', origem: 'CUPOM', label: 'Cupom CUPOM' },
      cupom: { codigo: 'CUPOM' },
      aplicadas: [1, 100],
    })
  })

  test('a freight coupon is refused and not used up when freight is already free', () => {
    const offers = { promocoes: [promotion(FREE_FREIGHT)], cupom: coupon(FREE_FREIGHT) }

    expect(totals([line()], offers)).toMatchObject({
      freteGratis: { tipo: 'promocao' },
      cupom: null,
      recusaCupom: { motivo: 'freteJaGratis' },
      aplicadas: [1],
    })
  })

  test('a coupon whose conditions are not met is refused with the reason', () => {
    const offers = { cupom: coupon(TEN_PERCENT, product(2)) }

    expect(totals([line()], offers)).toMatchObject({
      total: 10_000,
      cupom: null,
      recusaCupom: { motivo: 'semItens' },
    })
  })
})
