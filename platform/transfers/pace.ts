import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Maximum time of uninterrupted work, in ms; then requests come first. */
const BURST = 250

/** A pause lasts this many times as long as the work before it: at least in an idle process, at most in a busy one. */
const LEAST_PAUSE = 0.2
const MAX_PAUSE = 20

/**
 * How long to pause after work, in ms. `busy` is the share of time in which the process has other work: by its square,
 * since pages that are rendered because the import changed them leave most of the time to the import, and requests that
 * fill all of it leave next to none.
 */
export function pauseAfter(worked: number, busy: number): number {
  return worked * (LEAST_PAUSE + (MAX_PAUSE - LEAST_PAUSE) * busy ** 2)
}

/**
 * Keeps long work from slowing down requests: after each burst it pauses, longer the busier the process is. The pauses
 * themselves measure that load, since none of the work runs in them. Bursts instead of a steady trickle, since each
 * change invalidates cached pages, which survive between bursts.
 */
export function createPace() {
  let begin = 0
  let busy = 0

  return {
    /** Marks the begin of work. */
    start(): void {
      begin = performance.now()
    },

    /** Called between two pieces of work: pauses if the burst is over. */
    async rest(): Promise<void> {
      const worked = performance.now() - begin
      if (worked < BURST) return
      const before = performance.eventLoopUtilization()
      await wait(pauseAfter(worked, busy))
      const { utilization } = performance.eventLoopUtilization(before)
      // Rises at once, falls slowly.
      busy = Math.max(utilization, (busy + utilization) / 2)
      begin = performance.now()
    },
  }
}

export type Pace = ReturnType<typeof createPace>
