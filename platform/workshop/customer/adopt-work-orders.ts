import { and, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { mailboxOf } from '#platform/customers/account/mailbox-of.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { CUSTOMER_WORK } from '#platform/orders/lifecycle/work-jobs.ts'
import { ordensServico } from '../tables.ts'

/**
 * Gives a new customer the work orders of their verified e-mail address that have no customer: of instruments that they
 * brought in, and of orders that they placed as a guest.
 */
export async function adoptWorkOrders(
  { db }: Pick<RequestContext, 'db'>,
  { idCliente }: z.infer<typeof CUSTOMER_WORK.data>,
): Promise<void> {
  const mailbox = await mailboxOf(db, idCliente)
  if (!mailbox) return
  await db
    .update(ordensServico)
    .set({ idCliente })
    .where(
      and(
        sql`lower(${ordensServico.email}) = ${mailbox.email.toLowerCase()}`,
        isNull(ordensServico.idCliente),
      ),
    )
}
