import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

const RETENTION_DAYS = 90

/** Maximum number of alerts per person; the newest are retained. */
const MAX_ALERTS = 1000

/** Deletes old alerts, and the oldest of people with too many. */
export async function purgeAlerts({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const old = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  await deleteInBatches(
    db,
    (limit) => sql`
      delete from funcionarios_avisos where id in (
        select id from funcionarios_avisos where criado_em < ${old} limit ${limit}
      )`,
  )
  await deleteInBatches(
    db,
    (limit) => sql`
      delete from funcionarios_avisos where id in (
        select id from (
          select id, row_number() over (partition by id_funcionario order by criado_em desc, id desc) as place
          from funcionarios_avisos
        ) counted where place > ${MAX_ALERTS} limit ${limit}
      )`,
  )
}
