import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Load, Plan } from './plan.ts'

const PROCESS = fileURLToPath(new URL('autocannon-process.ts', import.meta.url))

/** What a process prints: durations in milliseconds, of all answered requests. */
export type ProcessResult = {
  durations: number[]
  seconds: number
  refused: number
  timeouts: number
  broken: number
}

/** Runs one process of autocannon per core of this process, and adds up what they report. */
export async function loadWithAutocannon(plan: Plan): Promise<Load> {
  const count = Math.min(plan.connections, availableParallelism())
  const results = await Promise.all(Array.from({ length: count }, (_, index) => run(plan, index, count)))
  const durations = results.flatMap((result) => result.durations).sort((a, b) => a - b)
  const sum = (name: 'refused' | 'timeouts' | 'broken') =>
    results.reduce((total, result) => total + result[name], 0)
  const seconds = Math.max(...results.map((result) => result.seconds))

  return {
    requestsPerSecond: (durations.length - sum('refused')) / seconds,
    p50: quantile(durations, 0.5),
    p99: quantile(durations, 0.99),
    p999: quantile(durations, 0.999),
    errors: { refused: sum('refused'), timeouts: sum('timeouts'), broken: sum('broken') },
  }
}

async function run(plan: Plan, index: number, count: number): Promise<ProcessResult> {
  const share = Math.floor(plan.connections / count) + (index < plan.connections % count ? 1 : 0)
  const child = promisify(execFile)(process.execPath, [PROCESS, String(index), String(count)], {
    maxBuffer: 2 ** 30,
  })
  child.child.stdin?.end(JSON.stringify({ ...plan, connections: share }))
  const { stdout } = await child
  // Our own program's result.
  return JSON.parse(stdout) as ProcessResult
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}
