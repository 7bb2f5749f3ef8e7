import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** How long somebody may come back to finish; after that, the store has no reason to retain name and document. */
const RETENTION_DAYS = 30

/** Deletes abandoned checkout drafts. */
export async function purgeDrafts({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  await deleteInBatches(
    db,
    (limit) => sql`
      delete from compras where sessao in (
        select sessao from compras where alterada_em <= ${before} order by alterada_em limit ${limit}
        for update skip locked
      )`,
  )
}
