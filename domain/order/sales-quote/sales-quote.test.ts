import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  agreedLine,
  discountByHand,
  lastDayOf,
  linesInStock,
  type SalesQuoteLine,
  salesQuoteSituation,
  salesQuoteTotals,
} from './sales-quote.ts'

const VIOLIN = {
  idProduto: 1,
  idSku: 11,
  sku: 'VI-44',
  ncm: '92021000',
  nome: 'Violino 4/4',
  precoPor: 100_000,
}

function line(quantidade: number, preco: number, precoPor = VIOLIN.precoPor): SalesQuoteLine {
  return agreedLine({ ...VIOLIN, precoPor, quantidade, preco, por: 'Rita' })
}

test.each([
  ['in the morning', '2026-11-26T12:00:00Z', 15, '2026-12-11'],
  ['before midnight in São Paulo, the next day in UTC', '2026-11-27T02:59:00Z', 1, '2026-11-27'],
  ['after midnight in São Paulo', '2026-11-27T03:00:00Z', 1, '2026-11-28'],
  ['over the end of a year', '2026-12-31T15:00:00Z', 5, '2027-01-05'],
  ['for today only', '2026-11-26T12:00:00Z', 0, '2026-11-26'],
])('a quote made %s holds until a day in São Paulo', (_name, now, days, until) => {
  expect(lastDayOf(new Date(now), days)).toBe(until)
})

test.each([
  ['on its last day', '2026-11-26T12:00:00Z', false, false, 'aberta'],
  ['in the last minute of its last day', '2026-11-27T02:59:59Z', false, false, 'aberta'],
  ['on the day after', '2026-11-27T03:00:00Z', false, false, 'vencida'],
  ['with an order, long after', '2027-11-27T03:00:00Z', false, true, 'aceita'],
  ['cancelled', '2026-11-26T12:00:00Z', true, false, 'cancelada'],
  ['cancelled and over', '2027-11-26T12:00:00Z', true, false, 'cancelada'],
] as const)('a quote %s', (_name, now, cancelada, pedidoVivo, situation) => {
  expect(salesQuoteSituation({ cancelada, pedidoVivo, validaAte: '2026-11-26' }, new Date(now))).toBe(
    situation,
  )
})

test.each([
  ['at the current price', 2, 100_000, { precoPor: 100_000, ajustes: [], total: 200_000 }],
  [
    'below it, which is a discount by hand',
    3,
    90_001,
    {
      precoPor: 100_000,
      ajustes: [{ tipo: 'manual', origem: 'Rita', label: 'Desconto do vendedor', valor: -29_997 }],
      total: 270_003,
    },
  ],
  ['above it', 1, 120_000, { precoPor: 120_000, ajustes: [], total: 120_000 }],
  ['of a product without a price', 1, 5_000, { precoPor: 5_000, ajustes: [], total: 5_000 }, 0],
])('a line %s', (_name, quantidade, preco, expected, precoPor = 100_000) => {
  expect(line(quantidade, preco, precoPor)).toMatchObject(expected)
})

test('freight has no discount for Pix', () => {
  expect(salesQuoteTotals([line(3, 90_000)], 2_500, 10)).toEqual({
    subtotal: 300_000,
    servicos: 0,
    descontos: 30_000,
    itens: 270_000,
    frete: 2_500,
    total: 272_500,
    descontoVista: 27_000,
    totalPix: 245_500,
  })
})

const SETUP = {
  idServico: 7,
  nome: 'Regulagem',
  preco: 15_000,
  minutos: 60,
  dias: 0,
  escolhas: [],
  respostas: {},
}

test('services add to a line and to what Pix takes off, and are no discount', () => {
  const serviced = agreedLine({ ...VIOLIN, quantidade: 2, preco: 90_000, por: 'Rita', servicos: [SETUP] })

  expect(serviced.total).toBe(210_000)
  expect(salesQuoteTotals([serviced], 2_500, 10)).toEqual({
    subtotal: 200_000,
    servicos: 30_000,
    descontos: 20_000,
    itens: 210_000,
    frete: 2_500,
    total: 212_500,
    descontoVista: 21_000,
    totalPix: 191_500,
  })
  expect(discountByHand([serviced])).toEqual({ desconto: 20_000, base: 200_000 })
  expect(linesInStock([serviced], new Map([[11, 1]]))).toMatchObject([
    { quantidade: 1, total: 105_000, ajustes: [{ valor: -10_000 }, { tipo: 'servico', valor: 15_000 }] },
  ])
})

test('what is out of stock is left out, and what is short keeps its price per unit', () => {
  const lines = [line(4, 90_000), { ...line(2, 100_000), idSku: 12 }, { ...line(1, 100_000), idSku: 13 }]

  expect(
    linesInStock(
      lines,
      new Map([
        [11, 3],
        [12, 0],
        [13, 9],
      ]),
    ),
  ).toMatchObject([
    { idSku: 11, quantidade: 3, total: 270_000 },
    { idSku: 13, quantidade: 1, total: 100_000 },
  ])
})

test('a discount by hand is measured against what the goods cost without it', () => {
  expect(discountByHand([line(2, 90_000), line(1, 100_000)])).toEqual({ desconto: 20_000, base: 300_000 })
})

const Line = fc
  .record({ quantidade: fc.integer({ min: 1, max: 99 }), preco: fc.nat(500_000), precoPor: fc.nat(500_000) })
  .map(({ quantidade, preco, precoPor }) => line(quantidade, preco, precoPor))

test('lines add up to the centavo, also of the rest in stock', () => {
  fc.assert(
    fc.property(
      fc.array(Line, { maxLength: 9 }),
      fc.nat(99),
      fc.nat(60_000),
      fc.nat(30),
      (lines, stock, freight, cash) => {
        for (const all of [lines, linesInStock(lines, new Map([[11, stock]]))]) {
          const totals = salesQuoteTotals(all, freight, cash)
          expect(totals.total).toBe(all.reduce((sum, { total }) => sum + total, 0) + freight)
          expect(totals.subtotal - totals.descontos + totals.frete).toBe(totals.total)
          expect(totals.totalPix).toBe(totals.total - totals.descontoVista)
          for (const one of all)
            expect(one.total).toBe(
              one.precoPor * one.quantidade + one.ajustes.reduce((sum, { valor }) => sum + valor, 0),
            )
        }
      },
    ),
  )
})
