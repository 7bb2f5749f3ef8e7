import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'

/**
 * Providers repeat a notification for some days at most, and one that came again would only be checked again. The time
 * is for a person who looks into a payment: cards can be disputed for that long.
 */
const RETENTION_DAYS = 120

/** Purges old notifications that were processed; what still waits stays, however old. */
export async function purgeNotifications({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  await deleteInBatches(
    db,
    (limit) => sql`
      delete from avisos_pagamento where id in (
        select id from avisos_pagamento where processado_em < ${before} order by processado_em limit ${limit} for update skip locked
      )`,
  )
}
