import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { followStock } from '../follow-stock.ts'
import { skusInStock } from '../skus-in-stock.ts'
import { HOLDABLE, holdForQueue } from './holds/hold-for-queue.ts'
import { passHoldsOn } from './holds/holds.ts'
import { RESTOCK_MAIL } from './restock-mail.ts'

/** Mails per unit in stock and day: not everybody buys who is notified, but more mails would disappoint more people. */
const MAILS_PER_UNIT = 3

/** Small enough for one transaction; the next run takes the rest. */
const BATCH = 500

const Notified = z.object({ rows: z.array(z.object({ id: z.int() })) })

/**
 * Passes on holds that nobody used, and holds what became available by another way than a movement. Then, where the store
 * holds nothing, finds confirmed places for SKUs that are in stock again, first come first, and enqueues their mails in the transaction
 * that marks them as sent: none is sent twice.
 */
export async function notifyRestock({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await passHoldsOn(db, now)
  await holdWhatIsBack(db)
  const yesterday = new Date(now.getTime() - DAY_MS)

  await db.transaction(async (tx) => {
    const notified = await tx.execute(sql`
      -- Chosen once: in a condition of the update, it may be chosen again for each row, and then skips those before.
      with chosen as materialized (
        select request.id
        from ${skusInStock()} as sku join skus s on s.id = sku.id and not (${HOLDABLE})
        cross join lateral (
          select a.id from avisos_estoque a
          where a.id_sku = sku.id and a.avisado_em is null and a.confirmado_em is not null
          order by a.confirmado_em, a.id
          limit greatest(0, sku.estoque::bigint * ${MAILS_PER_UNIT} - (
            select count(*) from avisos_estoque t where t.id_sku = sku.id and t.avisado_em > ${yesterday}
          ))
          for update skip locked
        ) as request
        where sku.id in (select id_sku from avisos_estoque where avisado_em is null and confirmado_em is not null)
        limit ${BATCH}
      )
      update avisos_estoque a set avisado_em = greatest(${now}, a.criado_em) from chosen where a.id = chosen.id
      returning a.id`)
    const ids = Notified.parse(notified).rows.map(({ id }) => id)
    for (const id of ids.sort((a, b) => a - b)) await enqueue(tx, RESTOCK_MAIL, { id })
  })
}

const Back = z.object({
  rows: z.array(
    z.object({ id: z.int(), idProduto: z.int(), antes: z.int(), depois: z.int(), emKit: z.boolean() }),
  ),
})

/** A product that was published, for example, or a store that begins to hold units. */
async function holdWhatIsBack(db: RequestContext['db']): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await tx.execute(sql`
      select s.id, s.id_produto as "idProduto", s.estoque as antes, s.estoque as depois,
        exists (select from kit_itens k where k.id_sku = s.id) as "emKit"
      from ${skusInStock()} as sku join skus s on s.id = sku.id
      where ${HOLDABLE}
        and sku.id in (select id_sku from avisos_estoque where avisado_em is null and confirmado_em is not null)
      order by s.id limit ${BATCH} for no key update of s`)
    const { rows } = Back.parse(found)
    const taken = await holdForQueue(
      tx,
      rows.map(({ id }) => id),
    )
    await followStock(
      tx,
      rows.map((row) => ({ ...row, depois: row.antes - (taken.get(row.id) ?? 0) })),
    )
  })
}
