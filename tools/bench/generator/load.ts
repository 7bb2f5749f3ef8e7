import { spawnSync } from 'node:child_process'
import { loadWithAutocannon } from './autocannon.ts'
import type { Load, Plan } from './plan.ts'
import { loadWithWrk } from './wrk.ts'

/** Version of the installed wrk; undefined without one. */
const WRK = /^wrk \S+/.exec(spawnSync('wrk', ['-v'], { encoding: 'utf8' }).stdout ?? '')?.[0]

/** What sends the requests, for the report. */
export const GENERATOR = WRK ?? 'autocannon, as wrk is not installed'

/**
 * Sends requests as fast as they are answered, on the cores of this process. Throws when the prepared requests run out.
 */
export function load(plan: Plan): Promise<Load> {
  return WRK === undefined ? loadWithAutocannon(plan) : loadWithWrk(plan)
}
