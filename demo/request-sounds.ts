import { COMPUTE_SOUNDS } from '#platform/catalog/media/queues.ts'
import { familiesOf, MAX_SETS, setsFor, stringTemplates } from '#platform/catalog/strings/string-sets.ts'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'

/** Seconds after the load, in which visitors and tests begin. */
const FIRST = 2

/**
 * Has the sounds of all sets of strings computed once the shop is open, one set a second: each makes pages outdated, and
 * there is time.
 */
export async function requestSounds(db: Database): Promise<void> {
  const templates = await stringTemplates(db)
  const families = familiesOf(templates)
  const { sets } = await setsFor(db, templates, { families, first: families, limit: MAX_SETS })
  await db.transaction(async (tx) => {
    for (const [i, { id }] of sets.entries())
      await enqueue(tx, COMPUTE_SOUNDS, { id }, { startAfter: FIRST + i })
  })
}
