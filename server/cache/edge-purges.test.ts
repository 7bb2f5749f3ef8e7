import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EVERYTHING, keysOf } from '#platform/infrastructure/cdn/keys.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { createEdgePurges, type EdgePurges } from './edge-purges.ts'

const A = tags.product(1)
const B = tags.product(2)

let calls: string[][]
let stored: string[][]
let works: boolean
let stores: boolean
let purges: EdgePurges

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  stored = []
  works = true
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
        if (!works) throw new Error('nobody is there')
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
  purges.purge([A])
  purges.purge([A, B])
  await vi.advanceTimersByTimeAsync(50)
  expect(calls).toEqual([keysOf([A, B])])

  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls).toEqual([keysOf([A, B]), keysOf([A, B])])
})

test('passes on what comes during a pause', async () => {
  purges.purge([A])
  await vi.advanceTimersByTimeAsync(50)
  purges.purge([B])
  await vi.advanceTimersByTimeAsync(100)

  expect(calls).toEqual([keysOf([A]), keysOf([B])])
})

test('splits many keys into calls, and purges everything in place of too many', async () => {
  purges.purge([1, 2, 3, 4].map(tags.product))
  await vi.advanceTimersByTimeAsync(250)
  expect(calls.map(({ length }) => length)).toEqual([3, 1])

  calls.length = 0
  purges.purge(Array.from({ length: 2_001 }, (_, n) => tags.product(n)))
  await vi.advanceTimersByTimeAsync(50)
  expect(calls).toEqual([[EVERYTHING]])
})

test('purges nothing for jobs', async () => {
  purges.purge([tags.job('mail.send')])
  await vi.advanceTimersByTimeAsync(1_000)

  expect(calls).toEqual([])
})

test('leaves a failed purge to a job, and gathers the next ones', async () => {
  works = false
  purges.purge([A])
  await vi.advanceTimersByTimeAsync(1_000)
  purges.purge([B])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls).toHaveLength(1)
  expect(stored).toEqual([keysOf([A])])
  expect(purges.counts).toEqual({ done: 0, failed: 1 })

  works = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(calls[1]).toEqual(expect.arrayContaining(keysOf([A, B])))
})

test('holds what could not be stored as a job either', async () => {
  works = false
  stores = false
  purges.purge([A])
  await vi.advanceTimersByTimeAsync(200)
  works = true
  await vi.advanceTimersByTimeAsync(5_100)

  expect(calls.length).toBeGreaterThan(1)
  expect(calls.at(-1)).toEqual(keysOf([A]))
})

test('purges everything when the process ends, and nothing after that', async () => {
  purges.purge([A])
  await purges.close()
  purges.purge([B])
  await vi.advanceTimersByTimeAsync(5_000)

  expect(calls.at(-1)).toEqual([EVERYTHING])
  expect(calls.flat()).not.toContain(keysOf([B])[0])
})

test('counts what the job repeats, and lets it fail', async () => {
  works = false
  await expect(purges.again(keysOf([A]))).rejects.toThrow('nobody is there')
  works = true
  await purges.again(keysOf([A]))

  expect(purges.counts).toEqual({ done: 1, failed: 1 })
})
