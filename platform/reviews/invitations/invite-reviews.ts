import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { ordersReceived } from '#platform/orders/buyer/received-orders.ts'
import { sendInvitationJob } from '../sent-jobs.ts'

/** Some days after it arrived it has been played, and the days of withdrawal (CDC, art. 49) have passed. */
const AFTER_DAYS = 8

/** Nobody is asked about what came long ago, as when the shop was closed for a while. */
const WITHIN_DAYS = 30

/** How long a key works. */
const KEY_DAYS = 60

/** Few enough for one transaction; the next run takes the rest. */
const BATCH = 200

const Invited = z.object({ rows: z.array(z.object({ id: z.int() })) })

/**
 * Invites who received an order to say how it was: each order once, however often this runs, and nobody who asked not to be
 * asked.
 */
export async function inviteReviews({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  const days = (count: number) => new Date(agora.getTime() + count * DAY_MS)

  await db.transaction(async (tx) => {
    const invited = await tx.execute(sql`
      insert into convites (id_pedido, criado_em, expira_em)
      select pedido.id, ${agora}, ${days(KEY_DAYS)}
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
