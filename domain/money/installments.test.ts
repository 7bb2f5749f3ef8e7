import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type InstallmentRules,
  installments,
  installmentValues,
  lastWithoutFee,
  planText,
} from './installments.ts'

const RULES: InstallmentRules = {
  parcelasMaximas: 12,
  parcelasSemJuros: 10,
  parcelaMinima: 1000,
  taxaMensal: 249,
}

describe('with interest (Tabela Price)', () => {
  test.each([
    [100_000, 299, 12, 10_040, 120_480],
    [100_000, 199, 10, 11_127, 111_270],
    [59_990, 249, 6, 10_888, 65_328],
    [249_900, 349, 12, 25_845, 310_140],
    [10_000, 100, 2, 5075, 10_150],
  ])('%i at %i in %i instalments', (total, taxaMensal, parcelas, valorParcela, valorTotal) => {
    const rules = { parcelasMaximas: 12, parcelasSemJuros: 1, parcelaMinima: 0, taxaMensal }
    expect(installments(total, rules)[parcelas - 1]).toEqual({
      parcelas,
      valorParcela,
      valorTotal,
      taxa: taxaMensal,
      exibirTaxa: true,
    })
  })
})

describe('without interest', () => {
  test.each([
    { total: 10_000, parcelas: 3, valorParcela: 3333 },
    { total: 20_000, parcelas: 3, valorParcela: 6666 },
    { total: 59_990, parcelas: 10, valorParcela: 5999 },
  ])(
    '$total in $parcelas instalments shows $valorParcela and adds no interest',
    ({ total, parcelas, valorParcela }) => {
      expect(installments(total, RULES)[parcelas - 1]).toMatchObject({
        valorParcela,
        valorTotal: total,
        taxa: 0,
      })
    },
  )
})

describe('monthly amounts', () => {
  test('the first instalment includes the leftover centavos', () => {
    expect(installmentValues(installments(10_000, RULES)[2]!)).toEqual([3334, 3333, 3333])
    expect(installmentValues(installments(500, RULES)[0]!)).toEqual([500])
  })
})

describe('plan as text', () => {
  const text = (total: number, parcelas: number) =>
    planText(installments(total, RULES)[parcelas - 1]!).replaceAll('\u00a0', ' ')

  test.each([
    [43_290, 4, '4x de R$ 108,22, a primeira de R$ 108,24'],
    [43_290, 1, '1x de R$ 432,90'],
    [45_990, 12, '12x de R$ 44,81'],
  ])('%i in %i', (total, parcelas, words) => {
    expect(text(total, parcelas)).toBe(words)
  })

  test('the amounts in the text add up to what is charged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), anyRules, (total, rules) => {
        for (const plan of installments(total, rules)) {
          const stated = [...planText(plan).matchAll(/R\$\s([\d.]+),(\d\d)/g)].map(
            ([, reais = '', cents = '']) => Number(reais.replaceAll('.', '') + cents),
          )
          const [each = 0, first = each] = stated
          expect(first + each * (plan.parcelas - 1)).toBe(plan.valorTotal)
        }
      }),
    )
  })
})

describe('number of instalments', () => {
  test.each([
    { total: 500, count: 1 },
    { total: 1999, count: 1 },
    { total: 2000, count: 2 },
    { total: 100_000, count: 12 },
    { total: 0, count: 1 },
  ])('$total: $count', ({ total, count }) => {
    expect(installments(total, RULES)).toHaveLength(count)
  })

  test('product cards show the last plan without interest', () => {
    expect(lastWithoutFee(installments(100_000, RULES))).toMatchObject({ parcelas: 10, valorParcela: 10_000 })
    expect(lastWithoutFee(installments(4500, RULES))).toMatchObject({ parcelas: 4, valorParcela: 1125 })
  })

  test('an empty table has no plan', () => {
    expect(lastWithoutFee([])).toBeUndefined()
  })
})

const anyRules = fc.record({
  parcelasMaximas: fc.integer({ min: 1, max: 24 }),
  parcelasSemJuros: fc.integer({ min: 1, max: 24 }),
  parcelaMinima: fc.nat(20_000),
  taxaMensal: fc.nat(500),
})

test('rounding at a very low rate does not lower the price', () => {
  const rules = { parcelasMaximas: 3, parcelasSemJuros: 1, parcelaMinima: 0, taxaMensal: 1 }

  expect(installments(4, rules).map(({ valorTotal }) => valorTotal)).toEqual([4, 4, 6])
})

test('no plan costs less than the price, and none is interest-free beyond the limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), anyRules, (total, rules) => {
      for (const installment of installments(total, rules)) {
        const { parcelas, valorTotal, taxa, exibirTaxa } = installment
        expect(installmentValues(installment).reduce((sum, valor) => sum + valor, 0)).toBe(valorTotal)
        expect(valorTotal).toBeGreaterThanOrEqual(total)
        expect(taxa).toBe(parcelas > rules.parcelasSemJuros ? rules.taxaMensal : 0)
        expect(exibirTaxa).toBe(taxa > 0)
      }
    }),
  )
})
