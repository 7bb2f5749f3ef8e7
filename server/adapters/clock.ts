import type pg from 'pg'
import type { Logger } from 'pino'

/** Clocks that differ by less are right. */
const TOLERANCE_MS = 1_000

/** A clock that is set while the shop runs is noticed within this time. */
const INTERVAL_MS = 10_000

/** What has to be added to this machine's clock, of all contexts of the process. */
let correctionMs = 0

/** The current time, by the database's clock where this machine's differs from it. */
export function clock(): Date {
  return new Date(Date.now() + correctionMs)
}

/**
 * Compares this machine's clock with the database's, now and every ten seconds, and corrects `clock` by the difference:
 * otherwise a node with a wrong clock would end sessions, payment codes and offers of all nodes at its own time.
 */
export async function followClock(pool: Pick<pg.Pool, 'query'>, logger: Logger) {
  await compare()
  const timer = setInterval(() => void compare(), INTERVAL_MS).unref()

  return {
    /** Seconds by which this machine's clock is ahead of the database's; 0 if it is right. */
    ahead: (): number => -correctionMs / 1_000,

    close: (): void => clearInterval(timer),
  }

  async function compare(): Promise<void> {
    const [machine, began] = [Date.now(), performance.now()]
    const theirs = await pool.query<{ now: Date }>('select clock_timestamp() as now').then(
      ({ rows }) => rows[0]?.now.getTime(),
      // Without the database nothing is sold, and the last correction holds.
      () => undefined,
    )
    if (theirs === undefined) return
    // The answer was given at any time between.
    const uncertainMs = (performance.now() - began) / 2
    const missingMs = theirs - machine - uncertainMs
    if (Math.abs(missingMs - correctionMs) <= TOLERANCE_MS + uncertainMs) return
    correctionMs = Math.abs(missingMs) <= TOLERANCE_MS ? 0 : Math.round(missingMs)
    logger.warn({ ahead: -correctionMs / 1_000 }, 'the clock of this machine and of the database differ')
  }
}
