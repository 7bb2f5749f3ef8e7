import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { isProductThere, isSkuGone } from '#platform/catalog/product/skus/is-sku-gone.ts'
import { GONE_MAIL, type GoneProduct } from '#platform/catalog/stock/waiting/restock-mail.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'

/** Small enough for one transaction. */
const BATCH = 500

const Ended = z.object({
  rows: z.array(z.object({ id: z.int(), idProduto: z.int(), isConfirmed: z.boolean() })),
})

/**
 * Deletes price alerts of SKUs that left the store, and enqueues a mail for each that counted. Those of a deleted
 * product end with it (`endAlertsOfProduct`).
 */
export async function endGoneAlerts({ db }: Pick<RequestContext, 'db'>): Promise<void> {
  const isGone = sql`${isSkuGone(sql`gone.id_sku`)} and ${isProductThere(sql`gone.id_produto`)}`
  while (await endAlerts(db, isGone, null));
}

/** The same for all SKUs of a product that was deleted. */
export async function endAlertsOfProduct(
  { db }: Pick<RequestContext, 'db'>,
  produto: GoneProduct,
): Promise<void> {
  while (await endAlerts(db, sql`gone.id_produto = ${produto.id}`, produto));
}

/** Returns whether there may be more. */
async function endAlerts(db: Database, which: SQL, produto: GoneProduct | null): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ended = await tx.execute(sql`
      delete from avisos_preco a
      where a.id in (
        select gone.id from avisos_preco gone
        where ${which}
        limit ${BATCH} for update skip locked
      )
      returning a.id_endereco as id, a.id_produto as "idProduto", a.confirmado_em is not null as "isConfirmed"`)
    const { rows } = Ended.parse(ended)
    for (const { isConfirmed, ...alert } of rows)
      if (isConfirmed) await enqueue(tx, GONE_MAIL, { ...alert, espera: 'preco', reservada: false, produto })

    return rows.length === BATCH
  })
}
