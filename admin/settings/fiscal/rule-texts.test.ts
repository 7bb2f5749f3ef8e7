import { expect, test } from 'vitest'
import type { StoredTaxRule } from '#contract/orders/fiscal/tax-rules.ts'
import { NO_TAXES } from '#domain/order/fiscal/tax-fields.ts'
import { icmsChoices, placeText, ruleText, targetText } from './rule-texts.ts'

const RULE: StoredTaxRule = {
  id: 1,
  idProduto: null,
  idCategoria: null,
  destino: 'todos',
  campos: NO_TAXES,
  nome: '',
  versao: 1,
}

test('a rule says what it holds for, and where', () => {
  expect(targetText(RULE)).toBe('Toda a loja')
  expect(targetText({ ...RULE, idCategoria: 3, nome: 'Cordas' })).toBe('Categoria: Cordas')
  expect(targetText({ ...RULE, idProduto: 3, nome: 'Arco' })).toBe('Produto: Arco')
  expect(['todos', 'dentro', 'fora', 'PR'].map(placeText)).toEqual([
    'Todos os estados',
    'Dentro do estado da loja',
    'Fora do estado da loja',
    'Para PR',
  ])
})

test('a rule says its fields in a line', () => {
  const campos = { ...NO_TAXES, icms: '500', cfop: '5405', cest: '2800100', aliquotaDestino: 1950 }

  expect(ruleText({ ...RULE, campos })).toBe(
    'CSOSN 500 · CFOP 5405 · CEST 2800100 · alíquota do destino 19,5%',
  )
})

test.each([
  [1, '102'],
  [4, '102'],
  [2, '00'],
  [3, '00'],
])('regime %i offers %s', (crt, code) => {
  expect(icmsChoices(crt).map(({ value }) => value)).toContain(code)
})
