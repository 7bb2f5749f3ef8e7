import { expect, test } from 'vitest'
import { selectionQuery, type Variant, variantProblem } from './variants.ts'

const sku = (simples: Record<string, string>, unico?: [string, string]): Variant => ({
  atributos: {
    unico: unico ? { label: unico[0], valor: unico[1] } : null,
    simples: Object.entries(simples).map(([label, valor]) => ({ label, valor })),
  },
})

test.each([
  ['one SKU without attributes', [sku({})], null],
  ['two sizes', [sku({ Tamanho: '4/4' }), sku({ Tamanho: '3/4' })], null],
  ['two without attributes', [sku({}), sku({})], /mesma combinação/],
  ['the same size twice', [sku({ Tamanho: '4/4' }), sku({ Tamanho: '4/4' })], /mesma combinação/],
  [
    'values that read the same in an address',
    [sku({ Cor: 'Açaí' }), sku({ Cor: 'acai' })],
    /mesma combinação/,
  ],
  ['a SKU without the size', [sku({ Tamanho: '4/4' }), sku({ Cor: 'Preto' })], /mesmos atributos/],
  [
    'a colour here unico, there simples',
    [sku({ Cor: 'Preto' }), sku({}, ['Cor', 'Branco'])],
    /mesmos atributos/,
  ],
  ['colour as both', [sku({ Cor: 'Preto' }, ['Cor', 'Preto'])], /duas vezes/],
  ['a value without a letter', [sku({ Cor: '—' })], /letras ou números/],
])('%s', (_, skus, problem) => {
  if (problem) expect(variantProblem(skus)).toMatch(problem)
  else expect(variantProblem(skus)).toBeNull()
})

test('a selection has one query string, whatever the order of its attributes', () => {
  expect(selectionQuery(sku({ Tamanho: '3/4' }, ['Cor', 'Preto']))).toBe('?cor=preto&tamanho=3-4')
  expect(selectionQuery(sku({ Cor: 'Preto', Tamanho: '3/4' }))).toBe('?cor=preto&tamanho=3-4')
  expect(selectionQuery(sku({}))).toBe('')
})
