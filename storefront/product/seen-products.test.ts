import { expect, test } from 'vitest'
import { parseSeen, withLatest } from './seen-products.ts'

test('puts the latest product first, without repeats', () => {
  expect(withLatest([3, 2, 1], 2)).toEqual([2, 3, 1])
})

test('remembers twelve products', () => {
  const twelve = Array.from({ length: 12 }, (_, i) => i + 1)
  expect(withLatest(twelve, 99)).toEqual([99, ...twelve.slice(0, 11)])
})

test.each([
  [null, []],
  ['[3,1]', [3, 1]],
  ['nonsense', []],
  ['{"a":1}', []],
  ['[3,"x",-1,1.5,null,1e12]', [3]],
])('reads %s as %j', (stored, ids) => {
  expect(parseSeen(stored)).toEqual(ids)
})
