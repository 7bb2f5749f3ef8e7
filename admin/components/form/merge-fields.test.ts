import { describe, expect, test } from 'vitest'
import { mergeFields, mergeLists } from './merge-fields.ts'

type Cells = Record<string, number>

test.each<[string, Cells, Cells, Cells, Cells]>([
  ['a key that they removed goes', { a: 1, b: 2 }, { a: 1, b: 2 }, { b: 2 }, { b: 2 }],
  ['a key that I removed goes', { a: 1, b: 2 }, { b: 2 }, { a: 1, b: 2 }, { b: 2 }],
  ['a key that I changed stays, though they removed it', { a: 1 }, { a: 5 }, {}, { a: 5 }],
  ['keys that either added are there', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
])('%s', (_rule, base, mine, theirs, merged) => {
  expect(mergeFields(base, mine, theirs)).toEqual(merged)
})

describe('a list', () => {
  const merge = mergeLists<{ sku: string; preco: number; custo?: number }>(({ sku }) => sku)
  const [a, b, c] = [
    { sku: 'A', preco: 1 },
    { sku: 'B', preco: 2 },
    { sku: 'C', preco: 3 },
  ]

  test.each([
    [
      'prices of different SKUs',
      [a, b],
      [{ ...a, preco: 9 }, b],
      [a, { ...b, preco: 8 }],
      [
        { ...a, preco: 9 },
        { ...b, preco: 8 },
      ],
    ],
    [
      'two fields of one SKU',
      [a],
      [{ ...a, preco: 9 }],
      [{ ...a, custo: 5 }],
      [{ ...a, preco: 9, custo: 5 }],
    ],
    ['one field of one SKU: mine', [a], [{ ...a, preco: 9 }], [{ ...a, preco: 8 }], [{ ...a, preco: 9 }]],
    ['both added', [a], [a, b], [a, c], [a, b, c]],
    ['they removed one that I left as it was', [a, b], [{ ...a, preco: 9 }, b], [a], [{ ...a, preco: 9 }]],
    ['they removed one that I changed', [a, b], [a, { ...b, preco: 9 }], [a], [a, { ...b, preco: 9 }]],
    ['I removed one that they left as it was', [a, b], [a], [a, b], [a]],
    ['I removed one that they changed', [a, b], [a], [a, { ...b, preco: 9 }], [a, { ...b, preco: 9 }]],
    ['my order', [a, b], [b, a], [a, b, c], [b, a, c]],
    ['theirs, if I changed nothing', [a, b], [a, b], [b, c], [b, c]],
    ['mine as a whole, if codes are double', [a], [b, b], [a, c], [b, b]],
  ])('%s', (_rule, base, mine, theirs, merged) => {
    expect(merge(base, mine, theirs)).toEqual(merged)
  })
})
