import { restock } from '#platform/catalog/stock/reservations/restock.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { PaymentContext } from '#platform/payments/payment-context.ts'
import { type Actor, type Also, recordEvent } from '../lifecycle/record-event.ts'
import { refundAll } from '../payment/refund-all.ts'
import { sendRefunds } from '../payment/send-refunds.ts'
import { lockLiveOrder } from '../rows.ts'
import { refuseOpenDefect } from './open-defect.ts'

/**
 * Receives the returned goods of an order, and refunds all that was paid, freight included (CDC, art. 49). `aVenda`:
 * the goods can be sold again. `also` runs in the same transaction. Refuses `PedidoNaoPermite` if no return is open.
 */
export async function receiveReturn(
  context: PaymentContext,
  { id, aVenda, ...by }: Actor & { id: string; aVenda: boolean },
  also?: Also,
): Promise<void> {
  const refunds = await context.db.transaction(async (db) => {
    const tx = { ...context, db }
    const order = await lockLiveOrder(db, id)
    await refuseOpenDefect(db, id)
    if (!order || !(await recordEvent(tx, { id, evento: 'receiveReturn', ...by })))
      throw refuse('PedidoNaoPermite')
    if (aVenda) await restock(db, { pedido: id, now: context.now })
    await also?.(db)

    return refundAll(tx, { id, pagamentos: order.pagamentos, motivo: 'devolucao' })
  })
  await sendRefunds(context, refunds)
}
