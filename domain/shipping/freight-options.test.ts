import { describe, expect, test } from 'vitest'
import { deliveryDay } from './delivery-day.ts'
import { freightOptions, type Offer } from './freight-options.ts'

const pac: Offer = { id: 'pac', tipo: 'entrega', label: 'PAC', valor: 2490, prazo: 5 }
const sedex: Offer = { id: 'sedex', tipo: 'entrega', label: 'SEDEX', valor: 4990, prazo: 2 }
const pickup: Offer = { id: 'retirada', tipo: 'retirada', label: 'Retirar na loja', valor: 0, prazo: 0 }
const circumstances = {
  // Friday, 10 h in São Paulo.
  agora: new Date('2026-11-27T13:00:00Z'),
  frete: { diasPreparo: 1, horaCorte: 14 },
  freteGratis: null,
  ganhou: false,
}
const coupon = { tipo: 'cupom' as const, origem: 'FRETE', label: 'Frete por nossa conta' }

describe('what shoppers can choose', () => {
  test('comes with the cheapest first, pick-up last, days and a date', () => {
    expect(freightOptions([pickup, sedex, pac], circumstances)).toEqual([
      { ...pac, valorCheio: 2490, ajustes: [], prazo: 6, previsao: '2026-12-07', entregaAgendada: false },
      { ...sedex, valorCheio: 4990, ajustes: [], prazo: 3, previsao: '2026-12-02', entregaAgendada: false },
      { ...pickup, valorCheio: 0, ajustes: [], prazo: 1, previsao: '2026-11-30', entregaAgendada: false },
    ])
  })

  test.each([
    ['dearer and slower', { valor: 6000, prazo: 6 }, ['pac', 'sedex']],
    ['dearer than both and as fast as the faster', { valor: 6000, prazo: 2 }, ['pac', 'sedex']],
    ['dearer than both and faster', { valor: 6000, prazo: 1 }, ['pac', 'sedex', 'road']],
    ['between the two in price and time', { valor: 3000, prazo: 4 }, ['pac', 'road', 'sedex']],
    [
      'as dear as another and slower: no reason to hide what costs the same',
      { valor: 2490, prazo: 6 },
      ['pac', 'road', 'sedex'],
    ],
  ])('a delivery that is %s', (_what, terms, ids) => {
    const road: Offer = { id: 'road', tipo: 'entrega', label: 'Transportadora', ...terms }

    expect(freightOptions([road, sedex, pac], circumstances).map(({ id }) => id)).toEqual(ids)
  })

  test('pick-up hides no delivery, though it costs nothing', () => {
    expect(freightOptions([pac, pickup], circumstances).map(({ id }) => id)).toEqual(['pac', 'retirada'])
  })

  test('is nothing where nobody offers anything', () => {
    expect(freightOptions([], circumstances)).toEqual([])
  })

  test.each([
    [
      'the threshold',
      { ganhou: true },
      { tipo: 'freteGratis', origem: 'loja', label: 'Frete grátis', valor: -2490 },
    ],
    ['a coupon', { freteGratis: coupon }, { ...coupon, valor: -2490 }],
    ['a coupon beyond the threshold', { freteGratis: coupon, ganhou: true }, { ...coupon, valor: -2490 }],
  ])('%s makes the cheapest delivery free, and no other', (_what, change, ajuste) => {
    const options = freightOptions([pickup, sedex, pac], { ...circumstances, ...change })

    expect(options.map(({ id, valor, valorCheio }) => [id, valor, valorCheio])).toEqual([
      ['pac', 0, 2490],
      ['sedex', 4990, 4990],
      ['retirada', 0, 0],
    ])
    expect(options.map(({ ajustes }) => ajustes)).toEqual([[ajuste], [], []])
  })

  test('of what costs nothing anyway nothing is taken off', () => {
    const [first] = freightOptions([{ ...pac, valor: 0 }, pickup], { ...circumstances, ganhou: true })

    expect(first).toMatchObject({ valor: 0, ajustes: [] })
  })

  test('of the same price the faster one comes first, and is the one that is free', () => {
    const options = freightOptions(
      [
        { ...sedex, prazo: 9 },
        { ...pac, valor: 4990 },
      ],
      {
        ...circumstances,
        ganhou: true,
      },
    )
    expect(options.map(({ id, valor }) => [id, valor])).toEqual([
      ['pac', 0],
      ['sedex', 4990],
    ])
  })
})

test.each([
  ['before the cut-off', '2026-11-27T16:59:59Z', '2026-12-02'],
  ['at the cut-off', '2026-11-27T17:00:00Z', '2026-12-03'],
  ['late in the evening, when it is tomorrow elsewhere', '2026-11-28T02:00:00Z', '2026-12-03'],
  ['on Saturday', '2026-11-28T12:00:00Z', '2026-12-03'],
  ['on Sunday night', '2026-11-30T02:00:00Z', '2026-12-03'],
  ['on a holiday', '2026-11-20T12:00:00Z', '2026-11-26'],
])('paid %s, three business days are over on %3$s', (_when, moment, expected) => {
  expect(deliveryDay(new Date(moment), 3, { horaCorte: 14 })).toBe(expected)
})
