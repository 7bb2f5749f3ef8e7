import { describe, expect, test } from 'vitest'
import { attributesOf, combineVariants, nameOf, type VariantAttribute } from './combine-variants.ts'
import { emptyDraft } from './product-draft.ts'

const [blank] = emptyDraft().skus
const plain = [{ ...blank!, sku: 'VIO', precoPor: 9_900, estoque: 4, id: 7 }]
const COLOUR: VariantAttribute = { label: 'Cor', valores: ['Preto', 'Natural'], unico: true }
const SIZE: VariantAttribute = { label: 'Tamanho', valores: ['4/4', '3/4', '1/2'], unico: false }

describe('variants', () => {
  test('are all combinations, each with a code of its own and the price of the first', () => {
    const skus = combineVariants(plain, [COLOUR, SIZE])

    expect(skus.map(nameOf)).toEqual([
      'Preto, 4/4',
      'Preto, 3/4',
      'Preto, 1/2',
      'Natural, 4/4',
      'Natural, 3/4',
      'Natural, 1/2',
    ])
    expect(new Set(skus.map(({ sku }) => sku)).size).toBe(6)
    expect(skus[1]).toMatchObject({ id: null, sku: 'VIO-PRETO-3-4', precoPor: 9_900, estoque: 0 })
    expect(attributesOf(skus)).toEqual([COLOUR, SIZE])
  })

  test('begin with what the product was without them', () => {
    expect(combineVariants(plain, [SIZE])[0]).toMatchObject({ id: 7, sku: 'VIO', estoque: 4 })
  })

  test('that are there already stay what they are', () => {
    const skus = combineVariants(plain, [SIZE]).map((sku, i) => ({ ...sku, precoPor: i, id: i + 1 }))
    const more = combineVariants(skus, [{ ...SIZE, valores: ['4/4', '1/2', '1/8'] }])

    expect(more.map(({ id, precoPor }) => [id, precoPor])).toEqual([
      [1, 0],
      [3, 2],
      [null, 0],
    ])
  })

  test('are one again without attributes', () => {
    const skus = combineVariants(plain, [SIZE])

    expect(combineVariants(skus, [])).toMatchObject([{ id: 7, atributos: { unico: null, simples: [] } }])
  })

  test('are no more than the shop takes', () => {
    const many = Array.from({ length: 30 }, (_, i) => String(i))
    const attributes = ['A', 'B'].map((label) => ({ label, valores: many, unico: false }))

    expect(combineVariants(plain, attributes)).toHaveLength(200)
  })
})
