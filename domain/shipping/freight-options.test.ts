import { describe, expect, test } from 'vitest'
import { deliveryDay } from './delivery-day.ts'
import { freightOptions, type Offer } from './freight-options.ts'

const pac: Offer = { id: 'pac', tipo: 'entrega', label: 'PAC', valor: 2490, prazo: 5 }
const sedex: Offer = { id: 'sedex', tipo: 'entrega', label: 'SEDEX', valor: 4990, prazo: 2 }
const pickup: Offer = { id: 'retirada', tipo: 'retirada', label: 'Retirar na loja', valor: 0, prazo: 0 }
const circumstances = {
  // Friday, 10 h in São Paulo.
  now: new Date('2026-11-27T13:00:00Z'),
  frete: { diasPreparo: 1, horaCorte: 14, feriados: [] },
  freteGratis: null,
  earned: false,
}
const coupon = { tipo: 'cupom' as const, origem: 'FRETE', label: 'Frete por nossa conta' }

describe('delivery options', () => {
  test('are sorted by price, pickup last, with business days and a date', () => {
    expect(freightOptions([pickup, sedex, pac], circumstances)).toEqual([
      { ...pac, valorCheio: 2490, ajustes: [], prazo: 6, previsao: '2026-12-07', entregaAgendada: false },
      { ...sedex, valorCheio: 4990, ajustes: [], prazo: 3, previsao: '2026-12-02', entregaAgendada: false },
      { ...pickup, valorCheio: 0, ajustes: [], prazo: 1, previsao: '2026-11-30', entregaAgendada: false },
    ])
  })

  test.each([
    ['more expensive and slower', { valor: 6000, prazo: 6 }, ['pac', 'sedex']],
    ['more expensive than both and as fast as the faster', { valor: 6000, prazo: 2 }, ['pac', 'sedex']],
    ['more expensive than both and faster', { valor: 6000, prazo: 1 }, ['pac', 'sedex', 'road']],
    ['between the others in price and time', { valor: 3000, prazo: 4 }, ['pac', 'road', 'sedex']],
    [
      'as expensive as another but slower, which is kept',
      { valor: 2490, prazo: 6 },
      ['pac', 'road', 'sedex'],
    ],
  ])('with a delivery that is %s', (_what, terms, ids) => {
    const road: Offer = { id: 'road', tipo: 'entrega', label: 'Transportadora', ...terms }

    expect(freightOptions([road, sedex, pac], circumstances).map(({ id }) => id)).toEqual(ids)
  })

  test('free pickup hides no delivery', () => {
    expect(freightOptions([pac, pickup], circumstances).map(({ id }) => id)).toEqual(['pac', 'retirada'])
  })

  test('are empty without offers', () => {
    expect(freightOptions([], circumstances)).toEqual([])
  })

  test.each([
    [
      'the threshold',
      { earned: true },
      { tipo: 'freteGratis', origem: 'loja', label: 'Frete grátis', valor: -2490 },
    ],
    ['a coupon', { freteGratis: coupon }, { ...coupon, valor: -2490 }],
    ['a coupon beyond the threshold', { freteGratis: coupon, earned: true }, { ...coupon, valor: -2490 }],
  ])('%s makes only the cheapest delivery free', (_what, change, ajuste) => {
    const options = freightOptions([pickup, sedex, pac], { ...circumstances, ...change })

    expect(options.map(({ id, valor, valorCheio }) => [id, valor, valorCheio])).toEqual([
      ['pac', 0, 2490],
      ['sedex', 4990, 4990],
      ['retirada', 0, 0],
    ])
    expect(options.map(({ ajustes }) => ajustes)).toEqual([[ajuste], [], []])
  })

  test('a free delivery gets no adjustment', () => {
    const [first] = freightOptions([{ ...pac, valor: 0 }, pickup], { ...circumstances, earned: true })

    expect(first).toMatchObject({ valor: 0, ajustes: [] })
  })

  test('the faster of two equally cheap deliveries comes first, and is the free one', () => {
    const options = freightOptions(
      [
        { ...sedex, prazo: 9 },
        { ...pac, valor: 4990 },
      ],
      {
        ...circumstances,
        earned: true,
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
])('paid %s, three business days end on %3$s', (_when, moment, expected) => {
  expect(deliveryDay(new Date(moment), { preparo: 0, transito: 3 }, { horaCorte: 14, feriados: [] })).toBe(
    expected,
  )
})

// Friday, 27 November 2026, 10 h in São Paulo; the days off are Monday and Tuesday.
test.each([
  ['prepared at once, and three days on the way', { preparo: 0, transito: 3 }, '2026-12-02'],
  ['prepared for a day', { preparo: 1, transito: 0 }, '2026-12-02'],
  ['prepared for a day, and two days on the way', { preparo: 1, transito: 2 }, '2026-12-04'],
])('days off of the store delay only what it does itself: %s', (_what, days, expected) => {
  const frete = { horaCorte: 14, feriados: ['2026-11-30', '2026-12-01'] }

  expect(deliveryDay(new Date('2026-11-27T13:00:00Z'), days, frete)).toBe(expected)
})

test('what is paid on a day off counts as paid on the next workday', () => {
  const frete = { horaCorte: 14, feriados: ['2026-11-27'] }

  // Monday, and one day of preparation.
  expect(deliveryDay(new Date('2026-11-27T13:00:00Z'), { preparo: 1, transito: 0 }, frete)).toBe('2026-12-01')
})

describe('a delivery that is agreed on later', () => {
  const later: Offer = {
    id: 'a-combinar',
    tipo: 'entrega',
    label: 'A combinar',
    valor: 0,
    prazo: 1,
    detalhe: 'Chamamos você.',
    aCombinar: true,
  }

  test('stands after the others, hides none and is hidden by none', () => {
    const dear: Offer = { ...later, id: 'caro', valor: 9_000, prazo: 20 }
    const ids = freightOptions([later, dear, pickup, sedex, pac], circumstances).map(({ id }) => id)

    expect(ids).toEqual(['pac', 'sedex', 'a-combinar', 'caro', 'retirada'])
  })

  test('gets no free freight, which is for a price that is known', () => {
    const options = freightOptions([later, pac], { ...circumstances, earned: true })

    expect(options.map(({ id, valor, ajustes }) => [id, valor, ajustes.length])).toEqual([
      ['pac', 0, 1],
      ['a-combinar', 0, 0],
    ])
  })
})
