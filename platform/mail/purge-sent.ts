import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'

/** A failed job can be retried for 30 days, and then waits for at most 14 (`open-queues.ts`). */
const RETENTION_DAYS = 60

/** Purges the keys of sent mails that no job can request any more. */
export async function purgeSent({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  await deleteInBatches(
    db,
    (limit) => sql`
      delete from mensagens_enviadas where chave in (
        select chave from mensagens_enviadas where tomada_em < ${before} order by tomada_em limit ${limit}
        for update skip locked
      )`,
  )
}
