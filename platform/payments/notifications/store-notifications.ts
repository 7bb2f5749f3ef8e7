import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { Delivery, PaymentMethod } from '../port.ts'
import { PROCESS_NOTIFICATION } from '../queues.ts'
import { avisosPagamento } from '../tables.ts'

/**
 * Stores a provider's notification, once, before responding; a job processes it later. Returns false if the sender is
 * not authentic. Throws if an authentic notification can't be parsed.
 */
export async function storeNotifications(
  { db, now, payments }: PaymentContext,
  provedor: PaymentMethod,
  delivery: Delivery,
): Promise<boolean> {
  const notifications = payments[provedor]?.readNotifications(delivery)
  if (!notifications) return false

  await db.transaction(async (tx) => {
    for (const { id: idProvedor, pagamento, corpo } of notifications) {
      const [stored] = await tx
        .insert(avisosPagamento)
        .values({ provedor, idProvedor, pagamento, corpo, recebidoEm: now })
        .onConflictDoNothing()
        .returning({ id: avisosPagamento.id })
      if (stored) await enqueue(tx, PROCESS_NOTIFICATION, stored)
    }
  })
  return true
}
