import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { Delivery, PaymentMethod } from '../port.ts'
import { PROCESS_NOTIFICATION } from '../queues.ts'
import { avisosPagamento } from '../tables.ts'

/**
 * Stores what a provider tells, once, before anybody answers it; a job looks at it later. False when it is not that provider
 * who calls. Throws for what an authentic caller wrote wrong.
 */
export async function storeNotifications(
  { db, agora, payments }: PaymentContext,
  provedor: PaymentMethod,
  delivery: Delivery,
): Promise<boolean> {
  const notifications = payments[provedor]?.readNotifications(delivery)
  if (!notifications) return false

  await db.transaction(async (tx) => {
    for (const { id: idProvedor, pagamento, corpo } of notifications) {
      const [made] = await tx
        .insert(avisosPagamento)
        .values({ provedor, idProvedor, pagamento, corpo, recebidoEm: agora })
        .onConflictDoNothing()
        .returning({ id: avisosPagamento.id })
      if (made) await enqueue(tx, PROCESS_NOTIFICATION, made)
    }
  })
  return true
}
