import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** As long as the visitor's cookie. */
const NINETY_DAYS_MS = 90 * DAY_MS

/** Deletes sessions that were not used for ninety days; their visitors have to log in again. */
export async function expireSessions({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - NINETY_DAYS_MS)
  await deleteInBatches(
    db,
    (limit) => sql`
      delete from sessoes where hash in (
        select hash from sessoes where vista_em < ${before} order by vista_em limit ${limit} for update skip locked
      )`,
  )
}
