import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('a key that exceeds its limit has to wait for its next window', () => {
  let time = 0
  const wait = createRateLimit({ requests: 2, windowMs: 10_000, now: () => time })

  expect([wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 10])
  time = 4_500
  expect(wait('a')).toBe(6)
  time = 10_000
  expect(wait('a')).toBe(0)
})

test('a window begins with the first request of its key', () => {
  let time = 0
  const wait = createRateLimit({ requests: 1, windowMs: 10_000, now: () => time })
  wait('a')
  time = 9_000

  expect([wait('b'), wait('b'), wait('a')]).toEqual([0, 10, 1])
})

test('a flood of other keys resets no key that keeps asking', () => {
  const wait = createRateLimit({ requests: 1, windowMs: 10_000, now: () => 0 })
  wait('a')
  const waits = Array.from({ length: 120_000 }, (_, i) => {
    wait(`stranger ${i}`)
    return i % 40_000 === 0 ? wait('a') : 10
  })

  expect(new Set(waits)).toEqual(new Set([10]))
  expect(wait('a')).toBe(10)
})

test('memory is bounded: the least recently seen key is evicted', () => {
  const wait = createRateLimit({ requests: 1, windowMs: 10_000, now: () => 0 })
  wait('a')
  for (let i = 0; i < 50_000; i++) wait(`stranger ${i}`)

  expect([wait('stranger 49999'), wait('stranger 1'), wait('a')]).toEqual([10, 10, 0])
})
