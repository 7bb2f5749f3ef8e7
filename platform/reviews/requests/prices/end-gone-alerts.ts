import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { isSkuGone } from '#platform/catalog/product/skus/is-sku-gone.ts'
import { GONE_MAIL } from '#platform/catalog/stock/waiting/restock-mail.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'

/** Small enough for one transaction; the next run takes the rest. */
const BATCH = 500

const Ended = z.object({
  rows: z.array(z.object({ id: z.int(), idProduto: z.int(), isConfirmed: z.boolean() })),
})

/** Deletes price alerts of SKUs that left the store, and enqueues a mail for each that counted. */
export async function endGoneAlerts({ db }: Pick<RequestContext, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx.execute(sql`
      delete from avisos_preco a
      where a.id in (
        select gone.id from avisos_preco gone
        where ${isSkuGone(sql`gone.id_sku`)}
        limit ${BATCH} for update skip locked
      )
      returning a.id_endereco as id, a.id_produto as "idProduto", a.confirmado_em is not null as "isConfirmed"`)
    for (const { isConfirmed, ...alert } of Ended.parse(ended).rows)
      if (isConfirmed) await enqueue(tx, GONE_MAIL, { ...alert, espera: 'preco' })
  })
}
