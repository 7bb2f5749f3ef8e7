import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EVERYTHING, keysOf } from '#platform/infrastructure/cdn/keys.ts'
import { CdnFailure } from '#platform/infrastructure/cdn/port.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { createEdgePurges, type NodePurges } from './edge-purges.ts'

const A = keysOf([tags.product(1)])
const B = keysOf([tags.product(2)])

let calls: string[][]
let stored: string[][]
let works: boolean
/** What a call that fails says about the next one, in milliseconds. */
let againInMs: number | null
let stores: boolean
let purges: NodePurges

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  stored = []
  works = true
  againInMs = null
  stores = true
  purges = createEdgePurges({
    cdn: {
      keysHeader: 'xkey',
      separator: ' ',
      maxKeys: 3,
      pauseMs: 100,
      againMs: 300,
      async purge(keys) {
        calls.push([...keys])
        if (!works) throw new CdnFailure('nobody is there', againInMs)
      },
    },
    async retry(keys) {
      if (!stores) throw new Error('sem banco')
      stored.push(keys)
    },
    logger: pino({ level: 'silent' }),
  })
})
afterEach(async () => {
  works = true
  await purges.close()
  vi.useRealTimers()
})

test('purges what changes together in one call, and once more a moment later', async () => {
  purges.purge(A)
  purges.purge([...A, ...B])
  await vi.advanceTimersByTimeAsync(50)
  expect(calls).toEqual([[...A, ...B]])

  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls).toEqual([
    [...A, ...B],
    [...A, ...B],
  ])
})

test('passes on what comes during a pause', async () => {
  purges.purge(A)
  await vi.advanceTimersByTimeAsync(50)
  purges.purge(B)
  await vi.advanceTimersByTimeAsync(100)

  expect(calls).toEqual([A, B])
})

test('splits many keys into calls, and purges everything in place of too many', async () => {
  purges.purge(keysOf([1, 2, 3, 4].map(tags.product)))
  await vi.advanceTimersByTimeAsync(250)
  expect(calls.map(({ length }) => length)).toEqual([3, 1])

  calls.length = 0
  purges.purge(keysOf(Array.from({ length: 2_001 }, (_, n) => tags.product(n))))
  await vi.advanceTimersByTimeAsync(50)
  expect(calls).toEqual([[EVERYTHING]])
})

test('purges nothing for jobs', async () => {
  purges.purge(keysOf([tags.job('mail.send')]))
  await vi.advanceTimersByTimeAsync(1_000)

  expect(calls).toEqual([])
})

test('leaves a failed purge to a job, and gathers the next ones', async () => {
  works = false
  purges.purge(A)
  await vi.advanceTimersByTimeAsync(1_000)
  purges.purge(B)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls).toHaveLength(1)
  expect(stored).toEqual([A])
  expect(purges.counts).toEqual({ done: 0, failed: 1 })

  works = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(calls[1]).toEqual(expect.arrayContaining([...A, ...B]))
})

test('holds what could not be stored as a job either', async () => {
  works = false
  stores = false
  purges.purge(A)
  await vi.advanceTimersByTimeAsync(200)
  works = true
  await vi.advanceTimersByTimeAsync(5_100)

  expect(calls.length).toBeGreaterThan(1)
  expect(calls.at(-1)).toEqual(A)
})

test('purges everything when the node ends, and nothing after that', async () => {
  purges.purge(A)
  await purges.close()
  purges.purge(B)
  await vi.advanceTimersByTimeAsync(5_000)

  expect(calls.at(-1)).toEqual([EVERYTHING])
  expect(calls.flat()).not.toContain(B[0])
})

test('counts what the job repeats, lets it fail, and refuses it while the cache is not called', async () => {
  works = false
  await expect(purges.again(A)).rejects.toThrow('nobody is there')
  works = true
  await expect(purges.again(A)).rejects.toThrow('is not called for some seconds')
  await vi.advanceTimersByTimeAsync(5_000)
  await purges.again(A)

  expect(calls).toEqual([A, A])
  expect(purges.counts).toEqual({ done: 1, failed: 1 })
})

test('what a job repeats waits for its turn', async () => {
  purges.purge(A)
  await vi.advanceTimersByTimeAsync(50)
  const repeated = Promise.all([purges.again(B), purges.again(A)])
  expect(calls).toEqual([A])
  await vi.advanceTimersByTimeAsync(60)
  expect(calls).toEqual([A, B])
  await vi.advanceTimersByTimeAsync(100)
  await repeated

  expect(calls).toEqual([A, B, A])
})

test('waits for as long as the service says, but not for ever', async () => {
  works = false
  againInMs = 30_000
  purges.purge(A)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(calls).toEqual([A])
  againInMs = 86_400_000
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls).toHaveLength(2)
  works = true
  purges.purge(B)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(25_000)

  expect(calls[2]).toEqual(B)
})

describe('when a process has ended by itself', () => {
  test('purges again what it may have been about to purge: all that changed in the last half minute', async () => {
    purges.purge(A)
    await vi.advanceTimersByTimeAsync(31_000)
    purges.purge(B)
    await vi.advanceTimersByTimeAsync(29_000)
    calls.length = 0
    purges.ended(true)
    await vi.advanceTimersByTimeAsync(1_000)

    expect(calls).toEqual([B, B])
  })

  test('purges nothing if nothing changed, however often it happens', async () => {
    purges.purge(A)
    await vi.advanceTimersByTimeAsync(20_000)
    calls.length = 0
    for (let death = 0; death < 4; death++) {
      purges.ended(true)
      await vi.advanceTimersByTimeAsync(25_000)
    }

    // Twice, of the first one: what is repeated is no new change.
    expect(calls).toEqual([A, A])
  })

  test('purges everything if nobody else knows what changed, and if too much did', async () => {
    purges.ended(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(calls).toEqual([[EVERYTHING], [EVERYTHING]])

    purges.purge(keysOf(Array.from({ length: 2_001 }, (_, n) => tags.product(n))))
    await vi.advanceTimersByTimeAsync(10_000)
    calls.length = 0
    purges.ended(true)
    await vi.advanceTimersByTimeAsync(100)
    expect(calls).toEqual([[EVERYTHING]])
  })
})
