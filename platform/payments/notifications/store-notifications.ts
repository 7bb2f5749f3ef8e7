import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { Delivery, PaymentMethod } from '../port.ts'
import { PROCESS_NOTIFICATION } from '../queues.ts'
import { avisosPagamento } from '../tables.ts'

/** Who notifies: the provider of an account, or that of the environment's account for a method. */
export type Sender = { idConta: string; metodo: null } | { idConta: null; metodo: PaymentMethod }

/**
 * Stores a provider's notification, once, before responding; a job processes it later. Returns false if the sender is
 * not authentic, or there is no such account. Throws if an authentic notification can't be parsed.
 */
export async function storeNotifications(
  { db, now, payments }: PaymentContext,
  { idConta, metodo }: Sender,
  delivery: Delivery,
): Promise<boolean> {
  const account = payments.find(
    ({ id, provider }) => id === idConta && (metodo === null || provider[metodo] !== null),
  )
  const notifications = account?.provider.readNotifications(delivery)
  if (!notifications) return false

  await db.transaction(async (tx) => {
    for (const { id: idProvedor, cobranca, corpo } of notifications) {
      const charge = 'id' in cobranca ? { pagamento: cobranca.id } : { idCobranca: cobranca.idProvedor }
      const [stored] = await tx
        .insert(avisosPagamento)
        .values({ idConta, metodo, idProvedor, corpo, recebidoEm: now, ...charge })
        .onConflictDoNothing()
        .returning({ id: avisosPagamento.id })
      if (stored) await enqueue(tx, PROCESS_NOTIFICATION, stored)
    }
  })
  return true
}
