import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** As long as the panel shows them. */
const THIRTY_DAYS_MS = 30 * DAY_MS

/** Forgets what receivers were told a month ago. */
export async function purgeDeliveries({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  const before = new Date(agora.getTime() - THIRTY_DAYS_MS)
  await deleteInBatches(
    db,
    (most) => sql`
      delete from webhooks_entregas where id in (
        select id from webhooks_entregas where criada_em < ${before} order by criada_em limit ${most} for update skip locked
      )`,
  )
}
