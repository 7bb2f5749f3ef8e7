import { expect, test } from 'vitest'
import { createBackoff } from './backoff.ts'

test('a process that keeps dying is replaced more and more slowly, at most half a minute later', () => {
  const backoff = createBackoff()

  expect(Array.from({ length: 8 }, () => backoff(500))).toEqual([
    0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
})

test('one that has lived for a minute is replaced at once', () => {
  const backoff = createBackoff()
  backoff(500)
  backoff(500)

  expect([backoff(60_000), backoff(500)]).toEqual([0, 1_000])
})
