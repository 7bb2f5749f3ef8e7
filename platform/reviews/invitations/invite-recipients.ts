import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { ordersReceived } from '#platform/orders/buyer/received-orders.ts'

/** Validity of a key. */
const KEY_DAYS = 60

/** Small enough for one transaction; the next run takes the rest. */
const BATCH = 200

const Invited = z.object({ rows: z.array(z.object({ id: z.int() })) })

type Invitation = {
  /** Where the store notes whom it has written to. */
  table: 'convites' | 'convites_retorno'
  /** Days since the delivery. */
  afterDays: number
  /** Older deliveries get none. */
  withinDays: number
  job: Pick<JobRequest<{ id: number }>, 'name' | 'data'>
}

/** Writes to recipients of orders: once per order, however often this runs, and to nobody who opted out. */
export async function inviteRecipients(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { table, afterDays, withinDays, job }: Invitation,
): Promise<void> {
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS)
  const convites = sql.identifier(table)

  await db.transaction(async (tx) => {
    const invited = await tx.execute(sql`
      insert into ${convites} (id_pedido, criado_em, expira_em)
      select pedido.id, ${now}, ${days(KEY_DAYS)}
      from ${ordersReceived(days(-withinDays), days(-afterDays))} as pedido
      where not exists (select from ${convites} c where c.id_pedido = pedido.id)
        and not exists (select from convites_recusados r where r.email = pedido.email)
      order by pedido.entregue_em
      limit ${BATCH}
      on conflict (id_pedido) do nothing
      returning id`)
    for (const { id } of Invited.parse(invited).rows) await enqueue(tx, job, { id })
  })
}
