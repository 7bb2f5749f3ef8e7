import { returnStock } from '#platform/catalog/stock/reservations/restock.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { PaymentContext } from '#platform/payments/payment-context.ts'
import { type Also, type By, recordEvent } from '../lifecycle/record-event.ts'
import { refundAll } from '../payment/refund-all.ts'
import { sendRefunds } from '../payment/send-refunds.ts'
import { lockLiveOrder } from '../rows.ts'
import { refuseOpenDefect } from './open-defect.ts'

/**
 * The goods of an order are back, and all that was paid goes back, freight included (CDC, art. 49). `aVenda` tells that they can
 * be sold again. `also` belongs to the same transaction. Refuses `PedidoNaoPermite` for goods that are not on their way back.
 */
export async function receiveReturn(
  context: PaymentContext,
  { id, aVenda, ...by }: By & { id: string; aVenda: boolean },
  also?: Also,
): Promise<void> {
  const refunds = await context.db.transaction(async (db) => {
    const tx = { ...context, db }
    const order = await lockLiveOrder(db, id)
    await refuseOpenDefect(db, id)
    if (!order || !(await recordEvent(tx, { id, evento: 'receiveReturn', ...by })))
      throw refuse('PedidoNaoPermite')
    if (aVenda) await returnStock(db, { pedido: id, agora: context.agora })
    await also?.(db)

    return refundAll(tx, { id, pagamentos: order.pagamentos, motivo: 'devolucao' })
  })
  await sendRefunds(context, refunds)
}
