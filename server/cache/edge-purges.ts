import type { Logger } from 'pino'
import { EVERYTHING, keysOf } from '#platform/infrastructure/cdn/keys.ts'
import type { Cdn } from '#platform/infrastructure/cdn/port.ts'

/** With more keys at a time, as after an import, everything is purged. */
const MAX_WAITING = 2_000

/** After a failure, what is to be purged gathers for this long: fewer jobs, and fewer calls to what is away. */
const HOLD_MS = 5_000

type CreateEdgePurgesInput = {
  cdn: Cdn
  /** Stores keys that could not be purged, for a job. */
  retry: (keys: string[]) => Promise<unknown>
  logger: Logger
}

/**
 * Purges the cache before the shop of what this process has invalidated in its own: only then does it no longer answer
 * with the old page. Each process does it for itself, since none knows when the others have. Purges that come together
 * are one call, and each is repeated once a moment later, for pages that were on their way. One that fails is left to a
 * job.
 */
export function createEdgePurges({ cdn, retry, logger }: CreateEdgePurgesInput) {
  const counts = { done: 0, failed: 0 }
  const waiting = new Set<string>()
  /** Keys whose purge is repeated at the next turn of `repeating`. */
  const repeated = new Set<string>()
  let repeating: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isClosed = false
  /** Ends the current pause. */
  let wake: () => void = () => undefined

  return {
    counts,

    /** Call after the tags have been invalidated. */
    purge(tags: readonly string[]): void {
      add(keysOf(tags))
    },

    /** Call after everything has been invalidated. */
    purgeAll(): void {
      add([EVERYTHING])
    },

    /** Repeats a purge that failed, for the job; fails as the cache does. */
    again: call,

    /** Call when this process answers no more: what it answered with may not fit the version that follows it. */
    async close(): Promise<void> {
      isClosed = true
      wake()
      clearTimeout(repeating)
      waiting.clear()
      await running
      await send([EVERYTHING])
    },
  }

  function add(keys: readonly string[]) {
    if (isClosed || keys.length === 0) return
    for (const key of keys) {
      waiting.add(key)
      repeated.add(key)
    }
    repeating ??= setTimeout(repeat, cdn.againMs)
    start()
  }

  function repeat() {
    repeating = undefined
    for (const key of repeated) waiting.add(key)
    repeated.clear()
    start()
  }

  function start() {
    running ??= run().finally(() => {
      running = undefined
      // Added while the last call was made.
      if (waiting.size > 0 && !isClosed) start()
    })
  }

  async function run(): Promise<void> {
    // Together with what the same change invalidates next.
    await pause(0)
    if (waiting.has(EVERYTHING) || waiting.size > MAX_WAITING) {
      waiting.clear()
      waiting.add(EVERYTHING)
    }
    const keys = [...waiting].slice(0, cdn.maxKeys)
    if (keys.length === 0) return
    for (const key of keys) waiting.delete(key)
    if (await send(keys)) return pause(cdn.pauseMs)
    await leaveToJob(keys)
    await pause(HOLD_MS)
  }

  /** Ends early when the process closes. */
  function pause(ms: number): Promise<void> {
    if (isClosed) return Promise.resolve()

    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function send(keys: string[]): Promise<boolean> {
    try {
      await call(keys)
      return true
    } catch (error) {
      logger.warn({ err: error }, 'the cache before the shop could not be purged; a job tries again')
      return false
    }
  }

  async function call(keys: readonly string[]): Promise<void> {
    try {
      await cdn.purge(keys)
      counts.done++
    } catch (error) {
      counts.failed++
      throw error
    }
  }

  async function leaveToJob(keys: string[]) {
    try {
      await retry(keys)
    } catch (error) {
      logger.warn({ err: error }, 'a purge could not be stored as a job')
      for (const key of keys) waiting.add(key)
    }
  }
}

export type EdgePurges = ReturnType<typeof createEdgePurges>
