import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDebouncedInvalidation } from './debounced-invalidation.ts'

let invalidated: string[][]
let aged: string[][]
let invalidation: ReturnType<typeof createDebouncedInvalidation>

beforeEach(() => {
  vi.useFakeTimers()
  invalidated = []
  aged = []
  invalidation = createDebouncedInvalidation({
    invalidate: (tags) => invalidated.push(tags),
    age: (tags) => aged.push(tags),
  })
})
afterEach(() => {
  invalidation.close()
  vi.useRealTimers()
})

test('passes on few changes at once', () => {
  for (let n = 0; n < 5; n++) invalidation.changed(['listagem', `produto:${n}`])

  expect(invalidated).toHaveLength(5)
  expect(aged).toEqual([])
})

test('collects a burst of changes, including the last, and passes on new tags at once meanwhile', () => {
  for (let n = 0; n < 100; n++) invalidation.changed(['listagem'])
  expect(invalidated).toHaveLength(5)
  invalidation.changed(['menu:main-menu'])
  expect(invalidated.at(-1)).toEqual(['menu:main-menu'])
  expect(aged).toEqual([])

  vi.advanceTimersByTime(1_500)
  expect(aged).toEqual([['listagem']])
})

test('loses no change, whatever the timing', () => {
  for (let n = 0; n < 200; n++) {
    invalidation.changed(['listagem'])
    vi.advanceTimersByTime(97)
  }
  const before = aged.length
  vi.advanceTimersByTime(1_500)
  // In twenty seconds: five at once at the begin, and no more than one in 1.5 s.
  expect(invalidated).toHaveLength(5)
  expect(aged.length).toBeLessThanOrEqual(16)
  expect(aged.length).toBeGreaterThan(before)
})

test('passes on changes at once again after ten to twenty seconds without a burst', () => {
  for (let n = 0; n < 20; n++) invalidation.changed(['listagem'])
  vi.advanceTimersByTime(10_000)
  invalidation.changed(['listagem'])
  expect(invalidated).toHaveLength(5)

  vi.advanceTimersByTime(10_000)
  invalidation.changed(['listagem'])
  expect(invalidated).toHaveLength(6)
})

test('passes on changes at once again after twenty seconds without any', () => {
  for (let n = 0; n < 20; n++) invalidation.changed(['listagem'])
  vi.advanceTimersByTime(20_000)
  invalidation.changed(['listagem'])

  expect(invalidated).toHaveLength(6)
})
