import { describe, expect, test } from 'vitest'
import { interstateRate, itemTaxes } from './item-taxes.ts'
import { NO_TAXES, type TaxFields } from './tax-fields.ts'

type Input = Parameters<typeof itemTaxes>[0]

const NORMAL: Partial<TaxFields> = {
  aliquotaIcms: 1800,
  aliquotaDestino: 1950,
  aliquotaPis: 65,
  aliquotaCofins: 300,
}

function taxes({
  campos,
  ...changes
}: Partial<Omit<Input, 'campos'>> & { campos?: Partial<TaxFields> } = {}) {
  return itemTaxes({
    regime: 1,
    valor: 10_000,
    origem: 0,
    ufLoja: 'SP',
    uf: 'PR',
    contribuinte: false,
    ano: 2026,
    ...changes,
    campos: { ...NO_TAXES, ...campos },
  })
}

test.each([1, 4] as const)('regime %i states a CSOSN and no amounts', (regime) => {
  const { taxes: found, problems } = taxes({ regime })

  expect(problems).toEqual([])
  expect(found).toMatchObject({
    icms: { situacao: '102', imposto: null },
    difal: null,
    pis: { situacao: '49', imposto: { valor: 0 } },
    ibsCbs: null,
  })
})

test.each<[Input['regime'], string]>([
  [1, '00'],
  [4, '60'],
  [2, '102'],
  [3, '500'],
])('regime %i has no situation %s', (regime, icms) => {
  expect(taxes({ regime, campos: { ...NORMAL, icms } }).problems).toMatchObject([{ campo: 'icms' }])
})

describe('the normal regime', () => {
  test('calculates a sale to a person in another state', () => {
    const { taxes: found, problems } = taxes({ regime: 3, campos: { ...NORMAL, fcp: 200 } })

    expect(problems).toEqual([])
    expect(found).toEqual({
      icms: { situacao: '00', imposto: { base: 10_000, aliquota: 1200, valor: 1_200 } },
      difal: {
        base: 10_000,
        aliquota: 1950,
        valor: 750,
        interestadual: 1200,
        fcp: { aliquota: 200, valor: 200 },
      },
      // Without ICMS: 100,00 − 12,00 − 7,50 − 2,00.
      pis: { situacao: '01', imposto: { base: 7_850, aliquota: 65, valor: 51 } },
      cofins: { situacao: '01', imposto: { base: 7_850, aliquota: 300, valor: 236 } },
      ibsCbs: {
        base: 7_563,
        ibsUf: { base: 7_563, aliquota: 10, valor: 8 },
        cbs: { base: 7_563, aliquota: 90, valor: 68 },
      },
    })
  })

  test.each<[string, Parameters<typeof taxes>[0], object]>([
    ['the rate within the state', { uf: 'SP' }, { icms: { imposto: { aliquota: 1800 } }, difal: null }],
    [
      'no difference of a taxpayer',
      { contribuinte: true },
      { icms: { imposto: { aliquota: 1200 } }, difal: null },
    ],
    [
      'no tax on exempt goods',
      { campos: { ...NORMAL, icms: '40' } },
      { icms: { imposto: null }, difal: null },
    ],
    [
      'no contributions at zero rate',
      { campos: { ...NORMAL, pisCofins: '06' } },
      { pis: { imposto: { valor: 0 } } },
    ],
    ['no negative difference', { campos: { ...NORMAL, aliquotaDestino: 700 } }, { difal: { valor: 0 } }],
  ])('%s', (_, input, expected) => {
    expect(taxes({ regime: 3, campos: NORMAL, ...input })).toMatchObject({ taxes: expected, problems: [] })
  })

  test.each<[Partial<TaxFields>, Partial<Input>, string]>([
    [{ aliquotaDestino: null }, {}, 'aliquotaDestino'],
    [{ aliquotaIcms: null }, { uf: 'SP' }, 'aliquotaIcms'],
    [{ aliquotaPis: null }, {}, 'aliquotaPis'],
    [{}, { ano: 2027 }, 'ibsCbs'],
  ])('asks for what %j and %j lack', (campos, changes, campo) => {
    const { problems } = taxes({ regime: 3, ...changes, campos: { ...NORMAL, ...campos } })

    expect(problems).toMatchObject([{ campo }])
  })

  test('beyond the limit of the Simples only ICMS is calculated', () => {
    expect(taxes({ regime: 2, campos: NORMAL })).toMatchObject({
      taxes: { icms: { imposto: { valor: 1_200 } }, pis: { situacao: '49' }, ibsCbs: null },
      problems: [],
    })
  })
})

test.each<[number, string, string, number]>([
  [0, 'SP', 'PR', 1200],
  [0, 'SP', 'BA', 700],
  [0, 'SP', 'ES', 700],
  [0, 'BA', 'SP', 1200],
  [2, 'SP', 'BA', 400],
  [5, 'SP', 'BA', 700],
])('goods of origin %i from %s to %s', (origem, ufLoja, uf, rate) => {
  expect(interstateRate({ origem, ufLoja, uf })).toBe(rate)
})
