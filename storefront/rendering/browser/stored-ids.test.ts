import { afterEach, expect, test, vi } from 'vitest'
import { readIds, writeIds } from './stored-ids.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [null, []],
  ['', []],
  ['[3,1]', [3, 1]],
  ['[1,2,3,4,5]', [1, 2, 3, 4]],
  ['nonsense', []],
  ['{"a":1}', []],
  ['7', []],
  ['[3,"x","4",-1,1.5,null,1e12]', [3]],
])('reads %s as %j', (stored, ids) => {
  vi.stubGlobal('localStorage', { getItem: () => stored })

  expect(readIds('ids', 4)).toEqual(ids)
})

test('reads what it wrote', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })

  expect(writeIds('ids', [2, 1])).toBe(true)
  expect(readIds('ids', 4)).toEqual([2, 1])
  expect(readIds('others', 4)).toEqual([])
})

test('has no ids without a storage, and says that it stored none', () => {
  expect(readIds('ids', 4)).toEqual([])
  expect(writeIds('ids', [1])).toBe(false)
})
