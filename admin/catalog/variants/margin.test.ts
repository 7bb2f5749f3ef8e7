import { expect, test } from 'vitest'
import { marginOf } from './margin.ts'

test.each([
  [10_000, 6_000, 40],
  [9_990, 3_330, 66.7],
  [10_000, 12_500, -25],
  [10_000, 0, 100],
  [10_000, null, null],
  [0, 100, null],
])('the margin of price %i and cost %s is %s%%', (precoPor, custo, percent) => {
  expect(marginOf(precoPor, custo)).toBe(percent)
})
