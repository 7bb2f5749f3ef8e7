import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { DAY_MS } from '#domain/time/durations.ts'
import { skusInStock } from '#platform/catalog/stock/skus-in-stock.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { sendRestockJob } from '../sent-jobs.ts'

/** Not all who are told buy, but more mails than this for a unit make more people angry than glad. In a day. */
const MAILS_PER_UNIT = 3

/** Few enough for one transaction; the next run takes the rest. */
const BATCH = 500

const Told = z.object({ rows: z.array(z.object({ id: z.int() })) })

/**
 * Finds who waits for what can be had again, who waits longest first, and asks for their mails, each in the transaction that
 * marks them as told: no wish is told twice.
 */
export async function notifyRestock({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  const yesterday = new Date(agora.getTime() - DAY_MS)

  await db.transaction(async (tx) => {
    const told = await tx.execute(sql`
      update avisos_estoque set avisado_em = greatest(${agora}, criado_em) where id in (
        select aviso.id
        from ${skusInStock()} as sku
        cross join lateral (
          select a.id from avisos_estoque a
          where a.id_sku = sku.id and a.avisado_em is null
          order by a.id
          limit greatest(0, sku.estoque::bigint * ${MAILS_PER_UNIT} - (
            select count(*) from avisos_estoque t where t.id_sku = sku.id and t.avisado_em > ${yesterday}
          ))
          for update skip locked
        ) as aviso
        where sku.id in (select id_sku from avisos_estoque where avisado_em is null)
        limit ${BATCH}
      )
      returning id`)
    const ids = Told.parse(told).rows.map(({ id }) => id)
    for (const id of ids.sort((a, b) => a - b)) await enqueue(tx, sendRestockJob, { id })
  })
}
