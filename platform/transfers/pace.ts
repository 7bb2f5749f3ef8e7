import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Work in one go, before who visits the shop comes first. Milliseconds. */
const BURST = 60

/** A pause is so many times as long as the work before it: in a shop where nothing happens, and in one that is full. */
const LEAST_PAUSE = 0.1
const MOST_PAUSE = 10

/**
 * Keeps long work from being felt: after each burst it waits, the longer the busier this process is with its visitors. How busy
 * that is, the pauses themselves measure, since nothing of the work runs in them.
 */
export function createPace() {
  let begin = performance.now()
  let busy = 0

  return async function paused(): Promise<void> {
    const worked = performance.now() - begin
    if (worked < BURST) return
    const before = performance.eventLoopUtilization()
    await wait(Math.max(5, worked * (LEAST_PAUSE + (MOST_PAUSE - LEAST_PAUSE) * busy ** 2)))
    const { utilization } = performance.eventLoopUtilization(before)
    busy = (busy + utilization) / 2
    begin = performance.now()
  }
}
