import type { SizedSet } from '#domain/instruments/tension/stated-set.ts'
import { workProcess } from '#platform/infrastructure/processes/work-process.ts'
import type { ComputedSound } from './sound-worker.ts'

/**
 * The one process that computes the sounds of sets of strings, one set at a time: pages must not wait for it. A set takes
 * about half a second of the processor, and much longer while pages need it.
 */
export const soundProcess = workProcess<SizedSet, ComputedSound[]>(
  new URL('./sound-worker.ts', import.meta.url),
  {
    atOnce: 1,
    maxWaiting: 20,
    // A set took twenty seconds of a core that pages filled. The queue gives up a job after 300 s.
    deadlineMs: 240_000,
  },
)
