import { describe, expect, test } from 'vitest'
import { NO_TAXES, type TaxFields } from './tax-fields.ts'
import { type TaxRule, taxesOf, taxRuleProblems } from './tax-rules.ts'

const SALE = { idProduto: 7, categorias: [30, 20, 10], uf: 'PR', ufLoja: 'SP' }

function rule(changes: Partial<Omit<TaxRule, 'campos'>>, campos: Partial<TaxFields>): TaxRule {
  return {
    idProduto: null,
    idCategoria: null,
    destino: 'todos',
    ...changes,
    campos: { ...NO_TAXES, ...campos },
  }
}

describe('the most specific rule wins', () => {
  const store = rule({}, { cfop: '6108', unidade: 'UN' })
  test.each<[string, TaxRule, string]>([
    ['a state before the whole store', rule({ destino: 'PR' }, { cfop: '6101' }), '6101'],
    ['outside before anywhere', rule({ destino: 'fora' }, { cfop: '6102' }), '6102'],
    ['a category before the store', rule({ idCategoria: 10 }, { cfop: '6103' }), '6103'],
    ['a product before all', rule({ idProduto: 7 }, { cfop: '6104' }), '6104'],
    ['not for another product', rule({ idProduto: 8 }, { cfop: '6104' }), '6108'],
    ['not for another category', rule({ idCategoria: 11 }, { cfop: '6104' }), '6108'],
    ['not inside, if the buyer is outside', rule({ destino: 'dentro' }, { cfop: '5102' }), '6108'],
    ['not for another state', rule({ destino: 'RJ' }, { cfop: '6105' }), '6108'],
  ])('%s', (_, other, cfop) => {
    expect(taxesOf([store, other], SALE)).toMatchObject({ cfop, unidade: 'UN' })
    expect(taxesOf([other, store], SALE).cfop).toBe(cfop)
  })

  test('the nearer category, even if the other names the state', () => {
    const rules = [
      rule({ idCategoria: 10, destino: 'PR' }, { icms: '500' }),
      rule({ idCategoria: 30 }, { icms: '102' }),
    ]

    expect(taxesOf(rules, SALE).icms).toBe('102')
  })

  test('each field comes from its own rule', () => {
    const rules = [
      rule({ idProduto: 7 }, { cest: '2800100' }),
      rule({ idCategoria: 20 }, { ncm: '92093000', cest: '1' }),
      rule({ destino: 'PR' }, { aliquotaDestino: 1950 }),
    ]

    expect(taxesOf(rules, SALE)).toEqual({
      ...NO_TAXES,
      cest: '2800100',
      ncm: '92093000',
      aliquotaDestino: 1950,
    })
  })
})

describe('a rule is refused', () => {
  test.each<[string, TaxRule, string[]]>([
    ['without a field', rule({}, {}), ['campos']],
    ['for no place', rule({ destino: 'XX' }, { icms: '102' }), ['destino']],
    ['with a CFOP for anywhere', rule({}, { cfop: '5102' }), ['campos.cfop']],
    ['with a CFOP of outside for inside', rule({ destino: 'dentro' }, { cfop: '6102' }), ['campos.cfop']],
    ['with a CFOP of outside for the own state', rule({ destino: 'SP' }, { cfop: '6102' }), ['campos.cfop']],
    ['with a CFOP of inside for another state', rule({ destino: 'PR' }, { cfop: '5405' }), ['campos.cfop']],
    ['with a short NCM', rule({}, { ncm: '9209' }), ['campos.ncm']],
    ['with a long CEST', rule({}, { cest: '28001000' }), ['campos.cest']],
    ['with a unit in small letters', rule({}, { unidade: 'un' }), ['campos.unidade']],
    ['with a situation that needs substitution', rule({}, { icms: '201' }), ['campos.icms']],
    ['with a rate above 100 %', rule({}, { fcp: 10_001 }), ['campos.fcp']],
  ])('%s', (_, bad, campos) => {
    expect(taxRuleProblems(bad, 'SP').map(({ campo }) => campo)).toEqual(campos)
  })

  test.each<[TaxRule]>([
    [rule({ destino: 'dentro' }, { cfop: '5405', icms: '500', cest: '2800100' })],
    [rule({ destino: 'PR' }, { aliquotaDestino: 1950, fcp: 0 })],
  ])('but not %j', (good) => {
    expect(taxRuleProblems(good, 'SP')).toEqual([])
  })
})
