import { expect, test } from 'vitest'
import { withLatest } from './seen-products.ts'

test('puts the latest product first, without repeats', () => {
  expect(withLatest([3, 2, 1], 2)).toEqual([2, 3, 1])
})

test('remembers twelve products', () => {
  const twelve = Array.from({ length: 12 }, (_, i) => i + 1)
  expect(withLatest(twelve, 99)).toEqual([99, ...twelve.slice(0, 11)])
})
