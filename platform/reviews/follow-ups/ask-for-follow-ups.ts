import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { ordersReceived } from '#platform/orders/buyer/received-orders.ts'
import { sendFollowUpJob } from '../sent-jobs.ts'

/** By then, what was praised when it was new has been played. */
const AFTER_DAYS = 90

/** Older deliveries get no question, for example those of before a shop had this. */
const WITHIN_DAYS = 120

/** Validity of a key. */
const KEY_DAYS = 60

/** Small enough for one transaction; the next run takes the rest. */
const BATCH = 200

const Added = z.object({ rows: z.array(z.object({ id: z.int() })) })

/** Asks recipients of orders what changed since: once per order, however often this runs, and nobody who opted out. */
export async function askForFollowUps({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS)

  await db.transaction(async (tx) => {
    const added = await tx.execute(sql`
      insert into convites_retorno (id_pedido, criado_em, expira_em)
      select pedido.id, ${now}, ${days(KEY_DAYS)}
      from ${ordersReceived(days(-WITHIN_DAYS), days(-AFTER_DAYS))} as pedido
      where not exists (select from convites_retorno c where c.id_pedido = pedido.id)
        and not exists (select from convites_recusados r where r.email = pedido.email)
      order by pedido.entregue_em
      limit ${BATCH}
      on conflict (id_pedido) do nothing
      returning id`)
    for (const { id } of Added.parse(added).rows) await enqueue(tx, sendFollowUpJob, { id })
  })
}
