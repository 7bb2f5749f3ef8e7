import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** As long as the visitor's cookie. */
const NINETY_DAYS_MS = 90 * DAY_MS

/** Forgets sessions that were not seen for ninety days: who comes back then has to log in. */
export async function expireSessions({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  const before = new Date(agora.getTime() - NINETY_DAYS_MS)
  await deleteInBatches(
    db,
    (most) => sql`
      delete from sessoes where hash in (
        select hash from sessoes where vista_em < ${before} order by vista_em limit ${most} for update skip locked
      )`,
  )
}
