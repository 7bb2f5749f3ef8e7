import { describe, expect, test } from 'vitest'
import { chargeableWeight } from './chargeable-weight.ts'
import { type FreightRow, tablePrice } from './freight-table.ts'
import { parcelOf } from './parcel.ts'

const CORREIOS = { divisor: 6000, pesoIsento: 5000 }

describe('chargeable weight', () => {
  test.each([
    ['a string set', [160, 110, 20], 60, 60, 106],
    ['a bow tube', [820, 80, 80], 400, 400, 1575],
    ['a ukulele', [570, 210, 90], 900, 900, 3233],
    ['a violin with its case', [820, 300, 160], 3000, 6560, 11_810],
    ['a guitar', [1050, 400, 120], 5000, 8400, 15_122],
    ['a violão', [1100, 450, 150], 3500, 12_375, 22_278],
    ['a cello', [1350, 520, 350], 8000, 40_950, 73_718],
    ['exactly 5 kg of volumetric weight', [600, 500, 100], 100, 100, 9001],
    ['slightly more', [600, 501, 100], 100, 5010, 9019],
    ['a heavy item', [600, 501, 100], 6000, 6000, 9019],
  ])('of %s', (_what, [a = 0, b = 0, c = 0], peso, correios, road) => {
    const parcel = parcelOf({ comprimento: a, largura: b, altura: c, peso, precoPor: 0 })

    expect(chargeableWeight(parcel, CORREIOS)).toBe(correios)
    expect(chargeableWeight(parcel, { divisor: 3333, pesoIsento: 0 })).toBe(road)
  })
})

const row = (changes: Partial<FreightRow>): FreightRow => ({
  cepDe: 1_000_000,
  cepAte: 19_999_999,
  pesoDe: 0,
  pesoAte: 1000,
  valor: 2000,
  excedenteKg: 0,
  seguro: 0,
  prazo: 4,
  ...changes,
})
const pac = {
  codigo: 'pac',
  nome: 'PAC',
  ...CORREIOS,
  pesoMaximo: 30_000,
  ladoMaximo: 1000,
  somaMaxima: 2000,
  valorMaximo: 300_000,
  faixas: [
    row({}),
    row({ pesoDe: 1000, pesoAte: 30_000, valor: 2000, excedenteKg: 250, seguro: 50 }),
    // The capital, inside the state.
    row({ cepAte: 5_999_999, valor: 1500, prazo: 2 }),
  ],
}
const goods = (peso: number, more = {}) => [
  { peso, altura: 20, largura: 110, comprimento: 160, precoPor: 10_000, quantidade: 1, ...more },
]

describe('a table charges', () => {
  test.each([
    ['the capital', '01001000', goods(500), { valor: 1500, prazo: 2 }],
    ['the last CEP of the capital', '05999999', goods(500), { valor: 1500, prazo: 2 }],
    ['the rest of the state', '06000000', goods(500), { valor: 2000, prazo: 4 }],
    ['up to the last gram of a row', '06000000', goods(1000), { valor: 2000, prazo: 4 }],
    ['each started kilogram, and insurance', '06000000', goods(1001), { valor: 2000 + 250 + 50, prazo: 4 }],
    ['more kilograms', '06000000', goods(3001), { valor: 2000 + 750 + 50, prazo: 4 }],
    ['the wider range where the narrow one has no row', '01001000', goods(2000), { valor: 2300, prazo: 4 }],
    [
      'for each volume',
      '13010000',
      goods(20_000, { quantidade: 2, precoPor: 0 }),
      { valor: 2 * (2000 + 19 * 250), prazo: 4 },
    ],
    ['nothing for a CEP that it does not serve', '20000000', goods(500), null],
    ['nothing for goods that are too heavy', '01001000', goods(30_001), null],
    ['nothing for goods that are too long', '01001000', goods(500, { comprimento: 1001 }), null],
    ['nothing for goods that are too valuable', '01001000', goods(500, { precoPor: 300_001 }), null],
  ])('%s', (_what, cep, lines, expected) => {
    expect(tablePrice(pac, cep, lines)).toEqual(expected)
  })

  test('has no price for a weight without a row', () => {
    expect(tablePrice({ ...pac, faixas: [row({})] }, '06000000', goods(1001))).toBeNull()
  })
})
