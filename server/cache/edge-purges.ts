import type { Logger } from 'pino'
import { EVERYTHING } from '#platform/infrastructure/cdn/keys.ts'
import { type Cdn, CdnFailure } from '#platform/infrastructure/cdn/port.ts'
import { createRecentKeys, MAX_KEYS } from './recent-keys.ts'

/** After a failure, what is to be purged gathers for this long: fewer jobs, and fewer calls to what is away. */
const HOLD_MS = 5_000

/** A longer pause than this is not waited for, whatever the service says: the job goes on trying. */
const MAX_HOLD_MS = 120_000

/** Purges the cache before the shop of what a process has invalidated in its own. */
export type EdgePurges = {
  /** Call after the process has invalidated what has these keys. */
  purge: (keys: readonly string[]) => void
  /** Repeats a purge that failed, for the job; fails as the cache does. */
  again: (keys: readonly string[]) => Promise<void>
}

type CreateEdgePurgesInput = {
  cdn: Cdn
  /** Stores keys that could not be purged, for a job. */
  retry: (keys: string[]) => Promise<unknown>
  logger: Logger
}

/**
 * The purges of a node, for all of its processes. What comes together is one call, and each purge is repeated once a
 * moment later, for pages that were on their way. One that fails is left to a job. Calls follow each other with the
 * pause of the service, or the one that it asks for.
 */
export function createEdgePurges({ cdn, retry, logger }: CreateEdgePurgesInput) {
  const counts = { done: 0, failed: 0 }
  const recent = createRecentKeys(() => performance.now())
  const waiting = new Set<string>()
  /** Keys whose purge is repeated at the next turn of `repeating`. */
  const repeated = new Set<string>()
  let repeating: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  /** The pause after the last call. */
  let turn: Promise<void> = Promise.resolve()
  let isHolding = false
  let isClosed = false
  /** End the current pauses. */
  const wakes = new Set<() => void>()

  return {
    counts,

    purge(keys: readonly string[]): void {
      recent.add(keys)
      add(keys)
    },

    /**
     * Call when a process of the node has ended by itself, which may have answered with a page that it was about to
     * invalidate. `isWitnessed`: another one has been notified of all changes of the last half minute.
     */
    ended(isWitnessed: boolean): void {
      add(isWitnessed ? recent.list() : [EVERYTHING])
    },

    async again(keys: readonly string[]): Promise<void> {
      if (isHolding) throw new CdnFailure('The cache before the shop is not called for some seconds.')
      await call(keys)
    },

    /** Call when the node answers no more: what it answered with may not fit the version that follows it. */
    async close(): Promise<void> {
      isClosed = true
      for (const wake of wakes) wake()
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
    bound(waiting)
    bound(repeated)
    repeating ??= setTimeout(repeat, cdn.againMs)
    start()
  }

  function repeat() {
    repeating = undefined
    for (const key of repeated) waiting.add(key)
    bound(waiting)
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
    // Together with what the same change invalidates next, here and in the other processes.
    await pause(0)
    await turn
    const keys = [...waiting].slice(0, cdn.maxKeys)
    if (keys.length === 0) return
    for (const key of keys) waiting.delete(key)
    if (!(await send(keys))) await leaveToJob(keys)
  }

  /** Ends early when the node closes. */
  function pause(ms: number): Promise<void> {
    if (isClosed) return Promise.resolve()

    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        wakes.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      wakes.add(wake)
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

  /** Calls the cache when it is its turn. */
  function call(keys: readonly string[]): Promise<void> {
    const called = turn.then(() => cdn.purge(keys))
    turn = called.then(
      () => {
        counts.done++
        return pause(cdn.pauseMs)
      },
      (error: unknown) => {
        counts.failed++
        return hold(error)
      },
    )
    return called
  }

  async function hold(error: unknown): Promise<void> {
    const requested = error instanceof CdnFailure ? error.againInMs : null
    isHolding = true
    await pause(Math.min(Math.max(requested ?? 0, HOLD_MS), MAX_HOLD_MS))
    isHolding = false
  }

  async function leaveToJob(keys: string[]) {
    try {
      await retry(keys)
    } catch (error) {
      logger.warn({ err: error }, 'a purge could not be stored as a job')
      for (const key of keys) waiting.add(key)
      bound(waiting)
    }
  }
}

function bound(keys: Set<string>): void {
  if (!keys.has(EVERYTHING) && keys.size <= MAX_KEYS) return
  keys.clear()
  keys.add(EVERYTHING)
}

export type NodePurges = ReturnType<typeof createEdgePurges>
