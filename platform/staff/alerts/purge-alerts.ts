import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

const RETENTION_DAYS = 90

/** So many of one person, the newest: who never looks keeps no more. */
const KEPT = 1000

/** Forgets what is old, and the oldest of who has too many. */
export async function purgeAlerts({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  const old = new Date(agora.getTime() - RETENTION_DAYS * DAY_MS)
  await deleteInBatches(
    db,
    (most) => sql`
      delete from funcionarios_avisos where id in (
        select id from funcionarios_avisos where criado_em < ${old} limit ${most}
      )`,
  )
  await deleteInBatches(
    db,
    (most) => sql`
      delete from funcionarios_avisos where id in (
        select id from (
          select id, row_number() over (partition by id_funcionario order by criado_em desc, id desc) as vez
          from funcionarios_avisos
        ) contados where vez > ${KEPT} limit ${most}
      )`,
  )
}
