import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../product/product-draft.ts'
import { attributesOf, combineVariants, nameOf, type VariantAttribute } from './combine-variants.ts'

const [blank] = emptyDraft().skus
const plain = [{ ...blank!, sku: 'VIO', precoPor: 9_900, estoque: 4, id: 7 }]
const COLOUR: VariantAttribute = { label: 'Cor', valores: ['Preto', 'Natural'], unico: true }
const SIZE: VariantAttribute = { label: 'Tamanho', valores: ['4/4', '3/4', '1/2'], unico: false }

describe('combineVariants', () => {
  test("creates every combination, each with its own code and the first one's price", () => {
    const skus = combineVariants(plain, [COLOUR, SIZE], 'Violão')

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

  test("keeps the product's id, code and stock in the first variant", () => {
    expect(combineVariants(plain, [SIZE], 'Violão')[0]).toMatchObject({ id: 7, sku: 'VIO', estoque: 4 })
  })

  test('keeps existing variants unchanged', () => {
    const skus = combineVariants(plain, [SIZE], 'Violão').map((sku, i) => ({
      ...sku,
      precoPor: i,
      id: i + 1,
    }))
    const more = combineVariants(skus, [{ ...SIZE, valores: ['4/4', '1/2', '1/8'] }], 'Violão')

    expect(more.map(({ id, precoPor }) => [id, precoPor])).toEqual([
      [1, 0],
      [3, 2],
      [null, 0],
    ])
  })

  test('returns to a single SKU without attributes', () => {
    const skus = combineVariants(plain, [SIZE], 'Violão')

    expect(combineVariants(skus, [], 'Violão')).toMatchObject([
      { id: 7, atributos: { unico: null, simples: [] } },
    ])
  })

  test("starts the codes with the product's name if it has no code, so that two products in the same sizes differ", () => {
    const blankProduct = [{ ...blank!, sku: '' }]
    const codes = (name: string) => combineVariants(blankProduct, [SIZE], name).map(({ sku }) => sku)

    expect(codes('Violino Eagle VE 441')).toEqual([
      'VIOLINO-EAGLE-VE-441-4-4',
      'VIOLINO-EAGLE-VE-441-3-4',
      'VIOLINO-EAGLE-VE-441-1-2',
    ])
    expect(codes('Violino Rolim')[0]).toBe('VIOLINO-ROLIM-4-4')
    expect(codes('Encordoamento para violão de nylon tensão média')[0]).toBe(
      'ENCORDOAMENTO-PARA-VIOLAO-DE-4-4',
    )
    expect(codes('Ç'.repeat(60))[0]).toBe(`${'C'.repeat(28)}-4-4`)
  })

  test('leaves codes empty while the product has neither code nor name', () => {
    expect(combineVariants([{ ...blank!, sku: '' }], [SIZE], '').map(({ sku }) => sku)).toEqual(['', '', ''])
  })

  test('creates at most 200 variants', () => {
    const many = Array.from({ length: 30 }, (_, i) => String(i))
    const attributes = ['A', 'B'].map((label) => ({ label, valores: many, unico: false }))

    expect(combineVariants(plain, attributes, 'Violão')).toHaveLength(200)
  })
})
