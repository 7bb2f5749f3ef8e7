import { expect, test } from 'vitest'
import { hasTypedRange, withTypedRange } from './typed-range.ts'

test.each([
  { given: 'preco-de=50&preco-ate=100', range: 'preco=50-100' },
  { given: 'preco-de=50&preco-ate=', range: 'preco=50-' },
  { given: 'preco-ate=1.299,90', range: 'preco=-1299' },
  { given: 'preco=10-20&preco=20-30&preco-de=50', range: 'preco=50-' },
  { given: 'preco=10-20&preco-de=&preco-ate=', range: 'preco=10-20' },
  { given: 'preco-de=abc', range: '' },
  { given: 'escala.de=640&escala.ate=650,5 mm', range: 'escala=640..650.5' },
  { given: 'escala.de=1.060&marca=elixir', range: 'marca=elixir&escala=1060..' },
  { given: 'escala.de=&escala.ate=3.5', range: 'escala=..3.5' },
  { given: 'escala=640..650&escala.de=641', range: 'escala=641..' },
  { given: 'escala.de=muito', range: '' },
  { given: 'marca=elixir&preco-de=5', range: 'marca=elixir&preco=5-' },
])('"$given" becomes "$range"', ({ given, range }) => {
  expect(withTypedRange(new URLSearchParams(given)).toString()).toBe(range)
})

test('recognizes a typed range by its two fields', () => {
  expect(hasTypedRange(new URLSearchParams('preco=1-2'))).toBe(false)
  expect(hasTypedRange(new URLSearchParams('preco-ate='))).toBe(true)
  expect(hasTypedRange(new URLSearchParams('escala=1..2'))).toBe(false)
  expect(hasTypedRange(new URLSearchParams('escala.de=1'))).toBe(true)
})
