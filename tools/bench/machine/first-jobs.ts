import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { COMPUTE_SOUNDS } from '#platform/catalog/media/queues.ts'

/** Longer than the demonstration store needs for all of its sounds. */
const DEADLINE_MS = 600_000

/**
 * Waits until the demonstration store has its sounds: in its first minutes it computes one a second, and each makes
 * listings outdated. Throws after ten minutes.
 */
export async function firstJobsDone(pool: pg.Pool): Promise<void> {
  for (const deadline = Date.now() + DEADLINE_MS; Date.now() < deadline; await sleep(1000)) {
    const { rowCount } = await pool.query(
      `select from pgboss.job where name = $1 and state in ('created', 'retry', 'active') limit 1`,
      [COMPUTE_SOUNDS.name],
    )
    if (rowCount === 0) return
  }
  throw new Error('The sounds of the demonstration store were not computed in ten minutes.')
}
