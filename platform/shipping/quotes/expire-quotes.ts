import { sql } from 'drizzle-orm'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Deletes expired quotes; orders have their own copy. */
export async function expireQuotes({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await deleteInBatches(
    db,
    (limit) => sql`
      delete from cotacoes where id in (
        select id from cotacoes where expira_em <= ${now} order by expira_em limit ${limit} for update skip locked
      )`,
  )
}
