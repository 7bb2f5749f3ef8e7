import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { ordersReceived } from '#platform/orders/buyer/received-orders.ts'
import { sendInvitationJob } from '../sent-jobs.ts'

/** Some days after the arrival, the buyer has played it, and the withdrawal period (CDC, art. 49) is over. */
const AFTER_DAYS = 8

/** Older deliveries get no invitation, for example after the shop was closed for a while. */
const WITHIN_DAYS = 30

/** Validity of a key. */
const KEY_DAYS = 60

/** Small enough for one transaction; the next run takes the rest. */
const BATCH = 200

const Invited = z.object({ rows: z.array(z.object({ id: z.int() })) })

/** Invites recipients of orders to review them: once per order, however often this runs, and nobody who opted out. */
export async function inviteReviews({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS)

  await db.transaction(async (tx) => {
    const invited = await tx.execute(sql`
      insert into convites (id_pedido, criado_em, expira_em)
      select pedido.id, ${now}, ${days(KEY_DAYS)}
      from ${ordersReceived(days(-WITHIN_DAYS), days(-AFTER_DAYS))} as pedido
      where not exists (select from convites c where c.id_pedido = pedido.id)
        and not exists (select from convites_recusados r where r.email = pedido.email)
      order by pedido.entregue_em
      limit ${BATCH}
      on conflict (id_pedido) do nothing
      returning id`)
    for (const { id } of Invited.parse(invited).rows) await enqueue(tx, sendInvitationJob, { id })
  })
}
