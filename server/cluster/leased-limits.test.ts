import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import type { Lease } from '../http/limits/rate-limit.ts'
import { leasedLimits } from './leased-limits.ts'
import { createLeases } from './leases.ts'

const RATE = { requests: 20, windowMs: 10_000 }

let time: number
let questions: number
let hangs: boolean
let lines: string[]
let limits: ReturnType<ReturnType<typeof leasedLimits>>[]
beforeEach(() => {
  time = 0
  questions = 0
  hangs = false
  lines = []
  const now = () => time
  const take = createLeases(now)
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  const ask = async ({ name, rate, key, most }: Parameters<Parameters<typeof leasedLimits>[0]['ask']>[0]) => {
    questions++
    if (hangs) throw new Error('no answer')
    return take(name, rate, key, most) satisfies Lease
  }
  limits = [1, 2].map(() => leasedLimits({ ask, processes: 2, now, logger })('usual', RATE))
})

test('while the first process answers, all of them share one limit', async () => {
  expect(await allowed(40)).toBe(20)
  expect(lines).toEqual([])
})

test('while it does not, each counts for itself, asks it every five seconds, and says so once a minute', async () => {
  hangs = true
  expect(await allowed(100)).toBe(40)
  expect(questions).toBe(2)
  for (; time <= 70_000; time += 500) for (const limit of limits) await limit(`${time}`)
  expect(questions).toBeLessThanOrEqual(2 * (1 + 70 / 5))

  const texts = lines.filter((line) => line.includes('the first process does not answer'))
  expect(texts).toHaveLength(2 * 2)
})

test('once it answers again, it counts for all', async () => {
  hangs = true
  await allowed(100)
  hangs = false
  time = 10_000

  expect(await allowed(100)).toBe(20)
})

/** Of so many requests of one network, alternately at both processes. */
async function allowed(count: number): Promise<number> {
  let sum = 0
  for (let n = 0; n < count; n++) if ((await limits[n % 2]?.('a')) === 0) sum++
  return sum
}
