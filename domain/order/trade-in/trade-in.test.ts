import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FAMILY_WORDS, type Family } from '#domain/instruments/families/family.ts'
import { largerSizes, sizeOfInstrument } from '#domain/instruments/sizes/larger-sizes.ts'
import { sizesOf } from '#domain/instruments/sizes/sizes.ts'
import { isWorse, TRADE_CONDITIONS } from './conditions.ts'
import { DEFAULT_TRADE_IN_RULES, tradeInProblems } from './trade-in-rules.ts'
import {
  afterTradeEvent,
  differenceOf,
  mayFind,
  sendUntil,
  TRADE_RESULTS,
  TRADE_SITUATIONS,
  type TradeEvent,
} from './trade-in-situation.ts'
import { tradeInSentence } from './trade-in-words.ts'
import { bestWorth, monthsBetween, paidForUnit, tradeInWorth } from './trade-in-worth.ts'

describe('larger sizes', () => {
  test.each<[Family, string, string[]]>([
    ['violino', '1/4', ['1/2', '3/4', '7/8', '4/4']],
    ['violino', '3/4', ['7/8', '4/4']],
    ['violino', '7/8', []],
    ['violino', '4/4', []],
    ['violaDeArco', '14"', ['15"', '15,5"', '16"', '16,5"', '17"']],
    ['violaDeArco', '15,5"', []],
    ['violoncelo', '1/2', ['3/4', '7/8', '4/4']],
    ['contrabaixo', '1/2', ['5/8', '3/4', '7/8', '4/4']],
    // What adults play.
    ['contrabaixo', '3/4', []],
    ['violaoNailon', '1/2', ['3/4', '7/8', '4/4']],
    ['ukulele', 'Soprano', []],
    ['guitarra', '3/4', []],
    ['violino', 'rabeca', []],
  ])('%s %s: %j', (family, size, larger) => {
    expect(largerSizes(family, size)).toEqual(larger)
  })

  test('are never the own one or a smaller one', () => {
    for (const family of FAMILY_WORDS) {
      const names = sizesOf(family).map(({ nome }) => nome)
      for (const name of names)
        expect(largerSizes(family, name).every((each) => names.indexOf(each) < names.indexOf(name))).toBe(
          true,
        )
    }
  })

  test.each([
    [{ familia: 'violino', tamanho: '1/2', escala: null, cordas: null }, '1/2'],
    [{ familia: 'violaoNailon', tamanho: null, escala: 580, cordas: null }, '3/4'],
    // Of two sizes.
    [{ familia: 'violaoNailon', tamanho: null, escala: 632, cordas: null }, null],
    [{ familia: 'violaoNailon', tamanho: null, escala: null, cordas: null }, null],
  ] as const)('%j has the size %s', (instrument, size) => {
    expect(sizeOfInstrument(instrument)).toBe(size)
  })
})

describe('worth', () => {
  test.each([
    ['2025-11-26', '2026-11-26', 12],
    ['2025-11-27', '2026-11-26', 11],
    ['2026-01-31', '2026-02-28', 0],
    ['2026-11-26', '2026-11-26', 0],
    ['2026-11-27', '2026-11-26', 0],
  ])('from %s to %s are %i months', (from, to, months) => {
    const noon = (day: string) => new Date(`${day}T15:00:00Z`)

    expect(monthsBetween(noon(from), noon(to))).toBe(months)
  })

  test.each([
    [0, { otimo: 60_000, bom: 51_000, gasto: 36_000 }],
    [11, { otimo: 60_000, bom: 51_000, gasto: 36_000 }],
    [12, { otimo: 50_000, bom: 42_500, gasto: 30_000 }],
    [59, { otimo: 25_000, bom: 21_200, gasto: 15_000 }],
    [60, {}],
  ])('after %i months, R$ 1.000,00 are %j', (meses, worth) => {
    expect(tradeInWorth(DEFAULT_TRADE_IN_RULES, { pago: 100_000, meses })).toEqual(worth)
  })

  test('what is below the minimum is not offered', () => {
    expect(tradeInWorth(DEFAULT_TRADE_IN_RULES, { pago: 10_000, meses: 1 })).toEqual({
      otimo: 6_000,
      bom: 5_100,
    })
    expect(bestWorth({})).toBe(0)
  })

  test('is never more than was paid, and falls with age and wear, for all rules without problems', () => {
    const percent = fc.integer({ min: 0, max: 100 })
    const rules = fc
      .record({
        steps: fc.array(fc.record({ meses: fc.integer({ min: 1, max: 240 }), porcentagem: percent }), {
          minLength: 1,
          maxLength: 8,
        }),
        condicoes: fc.record({ otimo: percent, bom: percent, gasto: percent }),
        minimo: fc.integer({ min: 0, max: 50_000 }),
      })
      .map(({ steps, ...rest }) => ({ ...DEFAULT_TRADE_IN_RULES, ...rest, faixas: steps }))
      .filter((each) => tradeInProblems(each).length === 0)
    const amount = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(rules, amount, fc.integer({ min: 0, max: 240 }), (each, pago, meses) => {
        const now = tradeInWorth(each, { pago, meses })
        const later = tradeInWorth(each, { pago, meses: meses + 1 })
        for (const condition of TRADE_CONDITIONS) {
          expect(now[condition] ?? 0).toBeLessThanOrEqual(pago)
          expect(later[condition] ?? 0).toBeLessThanOrEqual(now[condition] ?? 0)
        }
        expect(now.bom ?? 0).toBeLessThanOrEqual(now.otimo ?? 0)
        expect(now.gasto ?? 0).toBeLessThanOrEqual(now.bom ?? 0)
      }),
    )
  })

  test.each([
    ['one unit of two', { total: 20_001, quantidade: 2, ajustes: [], vista: 0 }, 10_000],
    ['without what Pix took off', { total: 20_000, quantidade: 1, ajustes: [], vista: 2_000 }, 18_000],
    [
      'with what an earlier credit paid, without discounts',
      {
        total: 20_000,
        quantidade: 1,
        ajustes: [
          { tipo: 'troca', valor: -10_000 },
          { tipo: 'cupom', valor: -5_000 },
        ],
        vista: 0,
      },
      30_000,
    ],
  ])('counts what was paid: %s', (_, item, paid) => {
    expect(paidForUnit(item)).toBe(paid)
  })
})

describe('rules', () => {
  test('of a new store have no problems', () => {
    expect(tradeInProblems(DEFAULT_TRADE_IN_RULES)).toEqual([])
  })

  test.each([
    [{ faixas: [] }, ['faixas']],
    [
      {
        faixas: [
          { meses: 12, porcentagem: 40 },
          { meses: 12, porcentagem: 50 },
        ],
      },
      ['faixas.1.meses', 'faixas.1.porcentagem'],
    ],
    [{ condicoes: { otimo: 90, bom: 100, gasto: 100 } }, ['condicoes.bom']],
  ])('%j is wrong at %j', (changes, fields) => {
    const problems = tradeInProblems({ ...DEFAULT_TRADE_IN_RULES, ...changes })

    expect(problems.map(({ campo }) => campo)).toEqual(fields)
  })
})

describe('the life of a trade-in', () => {
  const EVENTS: TradeEvent[] = ['use', 'release', 'send', 'receive', 'inspect', 'withdraw']

  test('only these steps exist', () => {
    const steps = TRADE_SITUATIONS.flatMap((from) =>
      EVENTS.flatMap((event) => {
        const to = afterTradeEvent(from, event)
        return to ? [`${from} ${event} ${to}`] : []
      }),
    )

    expect(steps).toEqual([
      'aceita use usada',
      'aceita withdraw desistida',
      'usada release aceita',
      'usada send aCaminho',
      'usada receive recebida',
      'usada inspect conferida',
      'aCaminho send aCaminho',
      'aCaminho receive recebida',
      'aCaminho inspect conferida',
      'recebida inspect conferida',
    ])
  })

  test('only what has come is inspected, and only what has not is given up', () => {
    const found = TRADE_SITUATIONS.flatMap((from) =>
      TRADE_RESULTS.flatMap((result) => (mayFind(from, result) ? [`${from} ${result}`] : [])),
    )

    expect(found).toEqual([
      'usada naoChegou',
      'aCaminho naoChegou',
      'recebida comoDito',
      'recebida pior',
      'recebida recusada',
    ])
  })

  test.each([
    [30_000, 20_000, 10_000],
    [30_000, 0, 30_000],
    // The credit was larger than the price of the new one.
    [15_000, 20_000, 0],
  ])('used %i, worth %i: %i are owed', (usado, valor, owed) => {
    expect(differenceOf({ usado, valor })).toBe(owed)
  })

  test('is awaited from the arrival of the new instrument', () => {
    expect(sendUntil(null, 15)).toBeNull()
    expect(sendUntil(new Date('2026-11-01T12:00:00Z'), 15)).toEqual(new Date('2026-11-16T12:00:00Z'))
  })

  test('conditions are ordered from the best', () => {
    expect([isWorse('bom', 'otimo'), isWorse('otimo', 'bom'), isWorse('bom', 'bom')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('where a trade-in stands', () => {
  test.each([
    ['comoDito', null, 0, 'O instrumento está como você disse. A troca está completa.'],
    [
      'pior',
      'gasto',
      7_200,
      'O instrumento está mais gasto do que foi informado: a conferência o viu como “bem usado”. Falta pagar a diferença: R$ 72,00.',
    ],
    [
      'recusada',
      null,
      48_000,
      'Não pudemos ficar com o instrumento, e mandamos de volta. Falta pagar o crédito usado: R$ 480,00.',
    ],
    [
      'naoChegou',
      null,
      0,
      'O instrumento não chegou no prazo. O crédito usado foi pago. A troca está completa.',
    ],
  ] as const)(
    '%s: says what was found and what is still to pay',
    (resultado, condicaoConferida, deve, sentence) => {
      const paga = resultado === 'naoChegou'
      const trade = {
        situacao: 'conferida',
        valor: 48_000,
        usado: 48_000,
        validaAte: '',
        enviarAte: null,
      } as const

      expect(tradeInSentence({ ...trade, resultado, condicaoConferida, deve, paga })).toBe(
        sentence.replace('R$ ', 'R$\u00a0'),
      )
    },
  )
})
