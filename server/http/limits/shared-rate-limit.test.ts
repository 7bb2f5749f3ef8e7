import { expect, test } from 'vitest'
import { createRateWindows } from './rate-limit.ts'
import { createSharedRateLimit } from './shared-rate-limit.ts'

/** Processes that share a limit, with the number of times that they questions for it. */
function shared(requests: number, processes: number) {
  const clock = { ms: 0 }
  const questions = { times: 0 }
  const now = () => clock.ms
  const rate = { requests, windowMs: 10_000 }
  const windows = createRateWindows({ ...rate, now })
  const take = async (key: string, most: number) => {
    questions.times++
    return windows(key, most)
  }
  const limits = Array.from({ length: processes }, () =>
    createSharedRateLimit({ ...rate, processes, take, now }),
  )

  return { limits, clock, questions }
}

test('processes together allow no more than the limit, however the requests arrive', async () => {
  const { limits } = shared(300, 4)
  const waits = await Promise.all(Array.from({ length: 2_000 }, (_, i) => limits[i % 4]?.('a')))
  const allowed = waits.filter((wait) => wait === 0).length

  expect(allowed).toBe(300)
  expect(new Set(waits)).toEqual(new Set([0, 10]))
})

test('a key that one process serves gets all but a tenth of the limit', async () => {
  const { limits } = shared(300, 4)
  for (const limit of limits) await limit('a')
  const waits = []
  for (let i = 0; i < 300; i++) waits.push(await limits[0]?.('a'))

  expect(waits.filter((wait) => wait === 0).length).toBeGreaterThanOrEqual(270)
})

test('most requests are counted, and all of a flood refused, without asking', async () => {
  const { limits, questions } = shared(300, 2)
  for (let i = 0; i < 5_000; i++) await limits[0]?.('a')

  expect(questions.times).toBe(21)
})

test('the next window allows again', async () => {
  const { limits, clock } = shared(2, 2)
  for (let i = 0; i < 3; i++) await limits[0]?.('a')
  expect(await limits[1]?.('a')).toBe(10)
  clock.ms = 10_000

  expect([await limits[0]?.('a'), await limits[1]?.('a')]).toEqual([0, 0])
})
