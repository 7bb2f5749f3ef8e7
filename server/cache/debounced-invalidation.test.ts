import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCalmDrops } from './debounced-invalidation.ts'

let dropped: string[][]
let drops: ReturnType<typeof createCalmDrops>

beforeEach(() => {
  vi.useFakeTimers()
  dropped = []
  drops = createCalmDrops((tags) => dropped.push(tags))
})
afterEach(() => {
  drops.close()
  vi.useRealTimers()
})

test('what people change is told at once', () => {
  for (let n = 0; n < 5; n++) drops.changed(['listagem', `produto:${n}`])

  expect(dropped).toHaveLength(5)
})

test('a storm is told together, its last change too, and new tags at once meanwhile', () => {
  for (let n = 0; n < 100; n++) drops.changed(['listagem'])
  expect(dropped).toHaveLength(5)
  drops.changed(['menu:main-menu'])
  expect(dropped.at(-1)).toEqual(['menu:main-menu'])

  vi.advanceTimersByTime(1_500)
  expect(dropped.slice(6)).toEqual([['listagem']])
})

test('nothing that was heard is lost, however the changes fall', () => {
  for (let n = 0; n < 200; n++) {
    drops.changed(['listagem'])
    vi.advanceTimersByTime(97)
  }
  const before = dropped.length
  vi.advanceTimersByTime(1_500)
  // In twenty seconds: ten at once, and no more than one in 1.5 s.
  expect(dropped.length).toBeLessThanOrEqual(26)
  expect(dropped.length).toBeGreaterThan(before)
})

test('after a while, changes are told at once again', () => {
  for (let n = 0; n < 20; n++) drops.changed(['listagem'])
  vi.advanceTimersByTime(10_000)
  const before = dropped.length
  drops.changed(['listagem'])

  expect(dropped).toHaveLength(before + 1)
})
