import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bestInstallment,
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

describe('with interest, the Tabela Price', () => {
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
  ])('$total in $parcelas shows $valorParcela and totals the price', ({ total, parcelas, valorParcela }) => {
    expect(installments(total, RULES)[parcelas - 1]).toMatchObject({
      valorParcela,
      valorTotal: total,
      taxa: 0,
    })
  })
})

describe('month by month', () => {
  test('the leftover centavos are in the first instalment', () => {
    expect(installmentValues(installments(10_000, RULES)[2]!)).toEqual([3334, 3333, 3333])
    expect(installmentValues(installments(500, RULES)[0]!)).toEqual([500])
  })
})

describe('in words', () => {
  const text = (total: number, parcelas: number) =>
    planText(installments(total, RULES)[parcelas - 1]!).replaceAll('\u00a0', ' ')

  test.each([
    [43_290, 4, '4x de R$ 108,22, a primeira de R$ 108,24'],
    [43_290, 1, '1x de R$ 432,90'],
    [45_990, 12, '12x de R$ 44,81'],
  ])('%i in %i', (total, parcelas, words) => {
    expect(text(total, parcelas)).toBe(words)
  })

  test('the amounts that are told add up to what is charged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), anyRules, (total, rules) => {
        for (const plan of installments(total, rules)) {
          const told = [...planText(plan).matchAll(/R\$\s([\d.]+),(\d\d)/g)].map(
            ([, reais = '', cents = '']) => Number(reais.replaceAll('.', '') + cents),
          )
          const [each = 0, first = each] = told
          expect(first + each * (plan.parcelas - 1)).toBe(plan.valorTotal)
        }
      }),
    )
  })
})

describe('how many', () => {
  test.each([
    { total: 500, count: 1 },
    { total: 1999, count: 1 },
    { total: 2000, count: 2 },
    { total: 100_000, count: 12 },
    { total: 0, count: 1 },
  ])('$total: $count', ({ total, count }) => {
    expect(installments(total, RULES)).toHaveLength(count)
  })

  test('cards show the last one without a fee', () => {
    expect(lastWithoutFee(installments(100_000, RULES))).toMatchObject({ parcelas: 10, valorParcela: 10_000 })
    expect(lastWithoutFee(installments(4500, RULES))).toMatchObject({ parcelas: 4, valorParcela: 1125 })
  })

  test('an empty table has none', () => {
    expect(lastWithoutFee([])).toBeUndefined()
  })
})

const anyRules = fc.record({
  parcelasMaximas: fc.integer({ min: 1, max: 24 }),
  parcelasSemJuros: fc.integer({ min: 1, max: 24 }),
  parcelaMinima: fc.nat(20_000),
  taxaMensal: fc.nat(500),
})

test('the line on cards is the one that the table gives', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), anyRules, (total, rules) => {
      expect(bestInstallment(total, rules)).toEqual(lastWithoutFee(installments(total, rules)))
    }),
  )
})

test('a rate too small to show does not make the price smaller', () => {
  const rules = { parcelasMaximas: 3, parcelasSemJuros: 1, parcelaMinima: 0, taxaMensal: 1 }

  expect(installments(4, rules).map(({ valorTotal }) => valorTotal)).toEqual([4, 4, 6])
})

test('no instalment asks for less than the price, and none is free of interest beyond the limit', () => {
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
