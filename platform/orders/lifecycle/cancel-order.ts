import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { PaymentContext } from '#platform/payments/payment-context.ts'
import { DROP_CHARGES } from '../payment/queues.ts'
import { refundAll } from '../payment/refund-all.ts'
import { sendRefunds } from '../payment/send-refunds.ts'
import { lockLiveOrder } from '../rows.ts'
import { type Also, type By, recordEvent } from './record-event.ts'
import { releaseGoods } from './release-goods.ts'

/**
 * Cancels an order whose goods have not left: they can be sold again, what was paid goes back, and what was not is given up at
 * its provider. `also` belongs to the same transaction. Refuses `PedidoNaoPermite` afterwards, and `PedidoInexistente`.
 */
export async function cancelOrder(
  context: PaymentContext,
  { id, ...by }: By & { id: string },
  also?: Also,
): Promise<void> {
  const refunds = await context.db.transaction(async (db) => {
    const tx = { ...context, db }
    const order = await lockLiveOrder(db, id)
    if (!order) throw refuse('PedidoInexistente')
    if (!(await recordEvent(tx, { id, evento: 'cancel', ...by }))) throw refuse('PedidoNaoPermite')
    await releaseGoods(tx, id)
    await enqueue(db, DROP_CHARGES, { idPedido: id })
    await also?.(db)

    return refundAll(tx, { id, pagamentos: order.pagamentos, motivo: 'cancelamento' })
  })
  await sendRefunds(context, refunds)
}
