import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { isSkuGone } from '../../product/skus/is-sku-gone.ts'
import { GONE_MAIL } from './restock-mail.ts'

/** Small enough for one transaction; the next run takes the rest. */
const BATCH = 500

const Ended = z.object({ rows: z.array(z.object({ id: z.int(), idProduto: z.int() })) })

/** Ends confirmed places in queues for SKUs that left the store, and enqueues a mail for each that says so. */
export async function endGonePlaces({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx.execute(sql`
      update avisos_estoque a set avisado_em = greatest(${now}::timestamptz, a.criado_em)
      where a.id in (
        select gone.id from avisos_estoque gone
        where gone.avisado_em is null and gone.confirmado_em is not null
          and ${isSkuGone(sql`gone.id_sku`)}
        limit ${BATCH} for update skip locked
      )
      returning a.id, a.id_produto as "idProduto"`)
    for (const { id, idProduto } of Ended.parse(ended).rows)
      await enqueue(tx, GONE_MAIL, { id, idProduto, espera: 'chegada' })
  })
}
