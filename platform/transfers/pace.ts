import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Work in one go, before who visits the shop comes first. Milliseconds. */
const BURST = 250

/** A pause is so many times as long as the work before it: in a shop where nothing happens, and in one that is full. */
const LEAST_PAUSE = 0.2
const MAX_PAUSE = 20

/**
 * Keeps long work from being felt: after each burst it waits, the longer the busier this process is with its visitors. How busy
 * that is, the pauses themselves measure, since nothing of the work runs in them. Bursts rather than an even trickle: each
 * change drops kept pages, and between bursts they live.
 */
export function createPace() {
  let begin = 0
  let busy = 0

  return {
    /** Work begins. */
    start(): void {
      begin = performance.now()
    },

    /** Between two pieces of work: waits where it is time to. */
    async rest(): Promise<void> {
      const worked = performance.now() - begin
      if (worked < BURST) return
      const before = performance.eventLoopUtilization()
      await wait(worked * (LEAST_PAUSE + (MAX_PAUSE - LEAST_PAUSE) * busy))
      const { utilization } = performance.eventLoopUtilization(before)
      // Up at once, down slowly.
      busy = Math.max(utilization, (busy + utilization) / 2)
      begin = performance.now()
    },
  }
}

export type Pace = ReturnType<typeof createPace>
