import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../product/product-draft.ts'
import { combinationCount, withAttribute } from './attribute-edits.ts'
import { combineVariants, type VariantAttribute } from './combine-variants.ts'

const COLOUR: VariantAttribute = { label: 'Cor', valores: ['Preto', 'Natural'], unico: true }
const SIZE: VariantAttribute = { label: 'Tamanho', valores: ['4/4', '3/4', '1/2'], unico: false }
const HAND: VariantAttribute = { label: 'Mão', valores: ['Destro', 'Canhoto'], unico: false }

describe('withAttribute', () => {
  test('changes the attribute at this place alone', () => {
    expect(withAttribute([COLOUR, SIZE], 1, { label: 'Calibre' })).toEqual([
      COLOUR,
      { ...SIZE, label: 'Calibre' },
    ])
  })

  test.each([
    ['choosing another one by picture unsets the first', 1, true, [false, true]],
    ['choosing the same one again changes nothing', 0, true, [true, false]],
    ['unsetting one leaves the others', 1, false, [true, false]],
  ])('%s', (_, place, unico, expected) => {
    expect(withAttribute([COLOUR, SIZE], place, { unico }).map((one) => one.unico)).toEqual(expected)
  })
})

test.each<[string, VariantAttribute[], number]>([
  ['no attribute makes the only SKU', [], 1],
  ['one makes a variant a value', [SIZE], 3],
  ['several make every combination', [COLOUR, SIZE, HAND], 12],
  ['one without values makes none', [COLOUR, { ...SIZE, valores: [] }], 2],
  ['one whose name is not typed yet makes none', [COLOUR, { ...SIZE, label: ' ' }], 2],
])('combinationCount: %s, as combineVariants does', (_, attributes, count) => {
  const skus = emptyDraft().skus.map((sku) => ({ ...sku, sku: 'VIO' }))

  expect(combinationCount(attributes)).toBe(count)
  expect(combineVariants(skus, attributes, 'Violão')).toHaveLength(count)
})
