import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDebouncedInvalidation } from './debounced-invalidation.ts'

let dropped: string[][]
let invalidation: ReturnType<typeof createDebouncedInvalidation>

beforeEach(() => {
  vi.useFakeTimers()
  dropped = []
  invalidation = createDebouncedInvalidation((tags) => dropped.push(tags))
})
afterEach(() => {
  invalidation.close()
  vi.useRealTimers()
})

test('what people change is told at once', () => {
  for (let n = 0; n < 5; n++) invalidation.changed(['listagem', `produto:${n}`])

  expect(dropped).toHaveLength(5)
})

test('a storm is told together, its last change too, and new tags at once meanwhile', () => {
  for (let n = 0; n < 100; n++) invalidation.changed(['listagem'])
  expect(dropped).toHaveLength(5)
  invalidation.changed(['menu:main-menu'])
  expect(dropped.at(-1)).toEqual(['menu:main-menu'])

  vi.advanceTimersByTime(1_500)
  expect(dropped.slice(6)).toEqual([['listagem']])
})

test('nothing that was heard is lost, however the changes fall', () => {
  for (let n = 0; n < 200; n++) {
    invalidation.changed(['listagem'])
    vi.advanceTimersByTime(97)
  }
  const before = dropped.length
  vi.advanceTimersByTime(1_500)
  // In twenty seconds: ten at once, and no more than one in 1.5 s.
  expect(dropped.length).toBeLessThanOrEqual(26)
  expect(dropped.length).toBeGreaterThan(before)
})

test('after a while, changes are told at once again', () => {
  for (let n = 0; n < 20; n++) invalidation.changed(['listagem'])
  vi.advanceTimersByTime(10_000)
  const before = dropped.length
  invalidation.changed(['listagem'])

  expect(dropped).toHaveLength(before + 1)
})
