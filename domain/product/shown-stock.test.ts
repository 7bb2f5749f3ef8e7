import { expect, test } from 'vitest'
import { shownStock } from './shown-stock.ts'

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [7, 4],
  [8, 8],
  [15, 8],
  [1000, 512],
  [1024, 1024],
])('shows %i units as %i', (estoque, shown) => {
  expect(shownStock(estoque)).toBe(shown)
})
