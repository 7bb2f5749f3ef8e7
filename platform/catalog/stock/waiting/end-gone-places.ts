import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { isProductThere, isSkuGone } from '../../product/skus/is-sku-gone.ts'
import { GONE_MAIL, type GoneProduct } from './restock-mail.ts'

type EndContext = Pick<RequestContext, 'db' | 'now'>

/** Small enough for one transaction. */
const BATCH = 500

const Ended = z.object({
  rows: z.array(z.object({ id: z.int(), idProduto: z.int(), reservada: z.boolean() })),
})

/**
 * Ends confirmed places in queues for SKUs that left the store, and holds of their units, and enqueues a mail for each
 * that says so. Those of a deleted product end with it (`endPlacesOfProduct`).
 */
export async function endGonePlaces(context: EndContext): Promise<void> {
  const isGone = sql`${isSkuGone(sql`gone.id_sku`)} and ${isProductThere(sql`gone.id_produto`)}`
  while (await endPlaces(context, isGone, null));
}

/** The same for all SKUs of a product that was deleted. */
export async function endPlacesOfProduct(context: EndContext, produto: GoneProduct): Promise<void> {
  while (await endPlaces(context, sql`gone.id_produto = ${produto.id}`, produto));
}

/** Returns whether there may be more. */
async function endPlaces({ db, now }: EndContext, which: SQL, produto: GoneProduct | null): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ended = await tx.execute(sql`
      with chosen as materialized (
        select gone.id, exists (select from reservas_espera h where h.id_aviso = gone.id) as on_hold
        from avisos_estoque gone
        where gone.confirmado_em is not null and ${which}
          and (gone.avisado_em is null or exists (select from reservas_espera h where h.id_aviso = gone.id))
        order by gone.id limit ${BATCH} for update of gone skip locked
      ),
      holds as (delete from reservas_espera h using chosen where h.id_aviso = chosen.id)
      update avisos_estoque a set avisado_em = greatest(${now}::timestamptz, a.criado_em)
      from chosen where a.id = chosen.id
      returning a.id, a.id_produto as "idProduto", chosen.on_hold as reservada`)
    const { rows } = Ended.parse(ended)
    for (const place of rows) await enqueue(tx, GONE_MAIL, { ...place, espera: 'chegada', produto })

    return rows.length === BATCH
  })
}
