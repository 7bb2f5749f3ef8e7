import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** How long the panel shows deliveries. */
const THIRTY_DAYS_MS = 30 * DAY_MS

/** Purges deliveries older than thirty days. */
export async function purgeDeliveries({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - THIRTY_DAYS_MS)
  await deleteInBatches(
    db,
    (limit) => sql`
      delete from webhooks_entregas where id in (
        select id from webhooks_entregas where criada_em < ${before} order by criada_em limit ${limit} for update skip locked
      )`,
  )
}
