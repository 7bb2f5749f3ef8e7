import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FreightMethod, type MethodRule, methodOffer, ruleFor } from './freight-method.ts'
import { methodProblems } from './method-problems.ts'
import { rule } from './methods.fixtures.ts'
import { REGIONS } from './regions.ts'

const SAO_PAULO = '01310100'
const CURITIBA = '80010000'
const MOTOBOY: FreightMethod = {
  codigo: 'motoboy',
  nome: 'Motoboy',
  tipo: 'entrega',
  detalhe: '',
  ativo: true,
  origem: null,
  regras: [
    rule({ onde: { tipo: 'ceps', faixas: [{ de: '01000000', ate: '05999999' }] }, valor: 1990, prazo: 0 }),
  ],
}

test('offers its price where it delivers', () => {
  expect(methodOffer(MOTOBOY, shipment(SAO_PAULO))).toEqual({
    id: 'motoboy',
    tipo: 'entrega',
    label: 'Motoboy',
    valor: 1990,
    prazo: 0,
  })
  expect(methodOffer(MOTOBOY, shipment(CURITIBA))).toBeNull()
  expect(methodOffer({ ...MOTOBOY, ativo: false }, shipment(SAO_PAULO))).toBeNull()
})

test.each<[string, Partial<MethodRule>, boolean]>([
  ['all of Brazil', {}, true],
  ['its region', { onde: { tipo: 'regioes', regioes: ['sul', 'sudeste'] } }, true],
  ['another region', { onde: { tipo: 'regioes', regioes: ['norte'] } }, false],
  ['its state', { onde: { tipo: 'estados', ufs: ['RJ', 'SP'] } }, true],
  ['another state', { onde: { tipo: 'estados', ufs: ['PR'] } }, false],
  ['its CEP alone', { onde: { tipo: 'ceps', faixas: [{ de: SAO_PAULO, ate: SAO_PAULO }] } }, true],
  ['the CEPs below', { onde: { tipo: 'ceps', faixas: [{ de: '01000000', ate: '01310099' }] } }, false],
  ['exactly its weight', { pesoAte: 1000 }, true],
  ['a lower weight', { pesoAte: 999 }, false],
  ['more than its weight', { pesoDe: 1000 }, false],
  ['exactly its sum', { comprasDe: 20_000 }, true],
  ['less than its sum', { comprasAte: 20_000 }, false],
  ['a higher sum', { comprasDe: 20_001 }, false],
])('a rule for %s applies to 1 kg for R$ 200 in São Paulo: %j %s', (_, some, applies) => {
  expect(ruleFor([rule(some)], shipment(SAO_PAULO)) !== null).toBe(applies)
})

test('the most specific place counts, whatever the order', () => {
  const rules = [
    rule({ valor: 4 }),
    rule({ valor: 3, onde: { tipo: 'regioes', regioes: ['sudeste'] } }),
    rule({ valor: 2, onde: { tipo: 'estados', ufs: ['SP'] } }),
    rule({ valor: 1, onde: { tipo: 'ceps', faixas: [{ de: '01000000', ate: '01999999' }] } }),
  ]

  for (let count = rules.length; count > 0; count--) {
    expect(ruleFor(rules.slice(0, count), shipment(SAO_PAULO))?.valor).toBe(5 - count)
    expect(ruleFor(rules.slice(0, count).reverse(), shipment(SAO_PAULO))?.valor).toBe(5 - count)
  }
})

test('is free from a sum on in one state, if a rule says so', () => {
  const rules = [
    rule({ valor: 1500 }),
    rule({ valor: 0, comprasDe: 20_000, onde: { tipo: 'estados', ufs: ['SP'] } }),
  ]

  expect(ruleFor(rules, shipment(SAO_PAULO))?.valor).toBe(0)
  expect(ruleFor(rules, shipment(CURITIBA))?.valor).toBe(1500)
  expect(ruleFor(rules, shipment(SAO_PAULO, { precoPor: 9999 }))?.valor).toBe(1500)
})

test('bands without gaps serve every weight and sum by exactly one rule', () => {
  const bounds = fc.uniqueArray(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(
      bounds,
      bounds,
      fc.integer({ min: 1, max: 60_000 }),
      fc.integer({ min: 0, max: 60_000 }),
      (w, s, peso, sum) => {
        const weights = [0, ...w.toSorted((a, b) => a - b)]
        const sums = [0, ...s.toSorted((a, b) => a - b)]
        const rules = weights.flatMap((pesoDe, i) =>
          sums.map((comprasDe, j) =>
            rule({ pesoDe, pesoAte: weights[i + 1] ?? null, comprasDe, comprasAte: sums[j + 1] ?? null }),
          ),
        )
        const goods = shipment(SAO_PAULO, { peso, precoPor: sum })

        expect(rules.filter((one) => ruleFor([one], goods) !== null)).toHaveLength(1)
      },
    ),
  )
})

describe('prices by distance', () => {
  const rings = [near(10_000, { valor: 2500 }), near(3_000, { valor: 900 }), near(5_000, { valor: 1500 })]

  test.each([
    [0, 900],
    [3_000, 900],
    [3_001, 1500],
    [5_000, 1500],
    [5_001, 2500],
    [10_000, 2500],
    [10_001, undefined],
  ])('at %i m the shortest ring that reaches costs %j', (distancia, valor) => {
    expect(ruleFor(rings, { ...shipment(SAO_PAULO), distancia })?.valor).toBe(valor)
  })

  test('are not offered while the distance is not known', () => {
    expect(ruleFor(rings, shipment(SAO_PAULO))).toBeNull()
  })

  test('leave other prices of the method to addresses whose distance is not known', () => {
    const rules = [...rings, ...MOTOBOY.regras]

    expect(ruleFor(rules, shipment(SAO_PAULO))?.valor).toBe(1990)
    expect(ruleFor(rules, { ...shipment(SAO_PAULO), distancia: 4_000 })?.valor).toBe(1500)
    expect(ruleFor(rules, { ...shipment(SAO_PAULO), distancia: 12_000 })).toBeNull()
    expect(ruleFor(rules, shipment(CURITIBA))).toBeNull()
  })

  test('do not change a method without any', () => {
    expect(ruleFor(MOTOBOY.regras, { ...shipment(SAO_PAULO), distancia: 900_000 })?.valor).toBe(1990)
  })

  test('go by weight and sum as others do, in the shortest ring that takes the goods', () => {
    const rules = [
      near(5_000, { valor: 900, pesoAte: 999 }),
      near(5_000, { valor: 0, comprasDe: 50_000 }),
      near(10_000, { valor: 2500 }),
    ]

    expect(ruleFor(rules, { ...shipment(SAO_PAULO), distancia: 1_000 })?.valor).toBe(2500)
    expect(ruleFor(rules, { ...shipment(SAO_PAULO, { peso: 500 }), distancia: 1_000 })?.valor).toBe(900)
    expect(ruleFor(rules, { ...shipment(SAO_PAULO, { precoPor: 50_000 }), distancia: 1_000 })?.valor).toBe(0)
  })

  test('never cost less farther away, if the rings cost more the farther they reach', () => {
    const reaches = fc.uniqueArray(fc.integer({ min: 100, max: 300_000 }), { minLength: 1, maxLength: 8 })
    const metres = fc.integer({ min: 0, max: 310_000 })
    fc.assert(
      fc.property(reaches, metres, metres, (ends, a, b) => {
        const rules = ends.map((ate) => near(ate, { valor: ate }))
        const priceAt = (distancia: number) =>
          ruleFor(rules, { ...shipment(SAO_PAULO), distancia })?.valor ?? Infinity

        expect(priceAt(Math.min(a, b))).toBeLessThanOrEqual(priceAt(Math.max(a, b)))
        expect(priceAt(a)).toBeGreaterThanOrEqual(a)
      }),
    )
  })
})

test('the regions contain each state once', () => {
  const all = Object.values(REGIONS).flatMap(({ ufs }) => [...ufs])

  expect(all).toHaveLength(27)
  expect(new Set(all).size).toBe(27)
})

describe('refuses', () => {
  test.each<[string, Partial<FreightMethod>, string]>([
    ['no name', { nome: ' ' }, 'nome'],
    ['a long name', { nome: 'x'.repeat(61) }, 'nome'],
    ['no price', { regras: [] }, 'regras'],
    ['too many prices', { regras: Array.from({ length: 101 }, () => rule({})) }, 'regras'],
    ['no state', { regras: [rule({ onde: { tipo: 'estados', ufs: [] } })] }, 'regras.0.onde.ufs'],
    ['no region', { regras: [rule({ onde: { tipo: 'regioes', regioes: [] } })] }, 'regras.0.onde.regioes'],
    ['no range', { regras: [rule({ onde: { tipo: 'ceps', faixas: [] } })] }, 'regras.0.onde.faixas'],
    ['half a CEP', { regras: [ranged('0131', '01999999')] }, 'regras.0.onde.faixas.0.de'],
    [
      'a range that runs backwards',
      { regras: [ranged('01999999', '01000000')] },
      'regras.0.onde.faixas.0.ate',
    ],
    ['weights that run backwards', { regras: [rule({ pesoDe: 5, pesoAte: 5 })] }, 'regras.0.pesoAte'],
    ['sums that run backwards', { regras: [rule({ comprasDe: 5, comprasAte: 5 })] }, 'regras.0.comprasAte'],
    ['a negative price', { regras: [rule({}), rule({ valor: -1 })] }, 'regras.1.valor'],
    ['91 days', { regras: [rule({ prazo: 91 })] }, 'regras.0.prazo'],
    ['no distance', { regras: [near(0)] }, 'regras.0.onde.ate'],
    ['a distance beyond 300 km', { regras: [near(300_001)] }, 'regras.0.onde.ate'],
    ['an origin in Lisboa', { origem: { latitude: 38.7, longitude: -46.6 } }, 'origem.latitude'],
  ])('%s, at its field', (_, some, campo) => {
    expect(methodProblems({ ...MOTOBOY, ...some }).map((one) => one.campo)).toEqual([campo])
  })

  test('nothing about a valid method', () => {
    expect(methodProblems(MOTOBOY)).toEqual([])
  })
})

function ranged(de: string, ate: string): MethodRule {
  return rule({ onde: { tipo: 'ceps', faixas: [{ de, ate }] } })
}

function near(ate: number, some: Partial<MethodRule> = {}): MethodRule {
  return rule({ onde: { tipo: 'distancia', ate }, ...some })
}

function shipment(cep: string, some: { peso?: number; precoPor?: number } = {}) {
  const unit = {
    peso: 1000,
    altura: 100,
    largura: 100,
    comprimento: 100,
    precoPor: 20_000,
    quantidade: 1,
    ...some,
  }

  return { cep, distancia: null, itens: [unit] }
}

describe('kinds of methods', () => {
  const place: FreightMethod = {
    ...MOTOBOY,
    codigo: 'centro',
    nome: 'Retirar no Centro',
    tipo: 'retirada',
    detalhe: 'Rua XV de Novembro, 10. Segunda a sexta, das 9h às 18h.',
  }

  test('a place is offered as pickup, with its address and hours', () => {
    expect(methodOffer(place, shipment(SAO_PAULO))).toMatchObject({
      tipo: 'retirada',
      label: 'Retirar no Centro',
      detalhe: place.detalhe,
    })
    expect(methodOffer(place, shipment(CURITIBA))).toBeNull()
  })

  test('what is agreed on later is a delivery that says so', () => {
    const later: FreightMethod = { ...MOTOBOY, tipo: 'aCombinar', detalhe: 'Chamamos você no WhatsApp.' }

    expect(methodOffer(later, shipment(SAO_PAULO))).toMatchObject({ tipo: 'entrega', aCombinar: true })
  })

  test.each([
    ['entrega', '', []],
    ['retirada', ' ', ['detalhe']],
    ['aCombinar', '', ['detalhe']],
    ['retirada', 'Rua XV, 10', []],
    ['entrega', 'x'.repeat(301), ['detalhe']],
  ] as const)('%s with the text %j has problems at %j', (tipo, detalhe, fields) => {
    expect(methodProblems({ ...MOTOBOY, tipo, detalhe }).map(({ campo }) => campo)).toEqual(fields)
  })
})
