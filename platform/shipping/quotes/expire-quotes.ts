import { sql } from 'drizzle-orm'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Forgets quotes that hold no more; orders keep what they took. */
export async function expireQuotes({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  await deleteInBatches(
    db,
    (most) => sql`
      delete from cotacoes where id in (
        select id from cotacoes where expira_em <= ${agora} order by expira_em limit ${most} for update skip locked
      )`,
  )
}
