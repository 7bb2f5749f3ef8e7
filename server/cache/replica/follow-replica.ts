import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'

/** A replica that is further behind is not read. Milliseconds. */
export const MAX_LAG_MS = 5_000

/** How often its lag is measured, when nothing changes. */
const INTERVAL_MS = 1_000

/** How often it is asked whether it has a change. */
const ASK_MS = 15

/** After a failure it is left alone for this long. */
const PAUSE_MS = 5_000

type FollowReplicaInput = {
  primary: Pick<pg.Pool, 'query'>
  replica: Pick<pg.Pool, 'query'>
  logger: Logger
}

/**
 * Knows whether a streaming replica may be read: only while it has everything that this process has been notified of,
 * and is not further behind than `MAX_LAG_MS`. What is cached from it is then as good as from the primary: a change that
 * it lacks is still to be notified, and invalidates what was read before.
 */
export function followReplica({ primary, replica, logger }: FollowReplicaInput) {
  const counts = { replica: 0, primary: 0, failed: 0 }
  /** Changes that this process has been notified of, and those of them that the replica surely has. */
  let changes = 0
  let replayed = -1
  /** When the primary was at a position that the replica has reached; at first, long enough ago that it is not read. */
  let upToDateAt = performance.now() - MAX_LAG_MS
  let awayUntil = Number.NEGATIVE_INFINITY
  let isFollowing = false
  let isClosed = false
  const timer = setInterval(() => void follow(), INTERVAL_MS)
  void follow()

  return {
    counts,
    isUsable,

    /** Seconds for which the replica may be behind at most. */
    lag: (): number => (performance.now() - upToDateAt) / 1_000,

    /** Call with each notification, before anything is read again. */
    changed(): void {
      changes++
      void follow()
    },

    /** Call if reading failed: it may work at the primary. */
    failed,

    close(): void {
      isClosed = true
      clearInterval(timer)
    },
  }

  function isUsable(): boolean {
    const now = performance.now()

    return replayed === changes && now - upToDateAt < MAX_LAG_MS && now >= awayUntil
  }

  function failed(error: unknown): void {
    counts.failed++
    if (performance.now() >= awayUntil)
      logger.warn({ err: error }, 'the replica is not read for some seconds')
    awayUntil = performance.now() + PAUSE_MS
  }

  /** Asks until the replica has all changes that have been notified meanwhile. */
  async function follow(): Promise<void> {
    if (isFollowing || isClosed || performance.now() < awayUntil) return
    isFollowing = true
    try {
      do await reach()
      while (replayed !== changes && !isClosed)
    } catch (error) {
      if (!isClosed) failed(error)
    } finally {
      isFollowing = false
    }
  }

  /**
   * A notification comes after its commit, so the primary's position is past it by then. Gives up after a while, and
   * begins again from the primary's next position.
   */
  async function reach(): Promise<void> {
    const [expected, began] = [changes, performance.now()]
    const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
    while (!isClosed && performance.now() - began < MAX_LAG_MS) {
      const { rows: reached } = await replica.query<{ has: boolean | null }>(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
        [rows[0]?.lsn],
      )
      if (reached[0]?.has) {
        replayed = expected
        upToDateAt = began
        return
      }
      await sleep(ASK_MS)
    }
  }
}

export type FollowedReplica = ReturnType<typeof followReplica>
