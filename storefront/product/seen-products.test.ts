import { expect, test } from 'vitest'
import { parseSeen, withLatest } from './seen-products.ts'

test('the latest product stands first, once', () => {
  expect(withLatest([3, 2, 1], 2)).toEqual([2, 3, 1])
})

test('twelve products are remembered', () => {
  const twelve = Array.from({ length: 12 }, (_, i) => i + 1)
  expect(withLatest(twelve, 99)).toEqual([99, ...twelve.slice(0, 11)])
})

test.each([
  [null, []],
  ['[3,1]', [3, 1]],
  ['nonsense', []],
  ['{"a":1}', []],
  ['[3,"x",-1,1.5,null,1e12]', [3]],
])('what is stored as %s is read as %j', (stored, ids) => {
  expect(parseSeen(stored)).toEqual(ids)
})
