import { load } from './generator/load.ts'
import type { Load, Plan } from './generator/plan.ts'
import { residentBytes } from './machine/processes.ts'
import { generatorTime, processorTime } from './machine/processor-time.ts'

/** Process ids of the measured servers and of their databases; empty where there is none, or it is not known. */
export type Measured = { servers: readonly number[]; databases: readonly number[] }

/**
 * A run, with the processor time of each part per request, in milliseconds, and as a share of the run (1 is a whole
 * core); and the servers' resident memory at its end.
 */
export type Measurement = Load & {
  serverMs: number
  databaseMs: number
  busy: { server: number; database: number; generator: number }
  residentBytes: number
}

/** Sends requests, and reads meanwhile what server, database and generator use. */
export async function measure(plan: Plan, { servers, databases }: Measured): Promise<Measurement> {
  const times = () => Promise.all([timeOf(servers), timeOf(databases), generatorTime()])
  const before = await times()
  const began = performance.now()
  const result = await load(plan)
  const milliseconds = performance.now() - began
  const after = await times()
  const [serverTime = 0, databaseTime = 0, generator = 0] = after.map((time, i) => time - (before[i] ?? 0))
  const requests = result.requestsPerSecond * plan.seconds + result.errors.refused

  return {
    ...result,
    serverMs: serverTime / requests,
    databaseMs: databaseTime / requests,
    busy: {
      server: serverTime / milliseconds,
      database: databaseTime / milliseconds,
      generator: generator / milliseconds,
    },
    residentBytes: (await residentBytes(servers)).now,
  }
}

async function timeOf(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map(processorTime))

  return times.reduce((sum, each) => sum + each, 0)
}
