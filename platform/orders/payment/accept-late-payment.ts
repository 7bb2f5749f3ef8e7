import { and, desc, eq, sql } from 'drizzle-orm'
import { reserveAgain } from '#platform/catalog/stock/reservations/reserve-again.ts'
import { sellReservation } from '#platform/catalog/stock/reservations/sell-reservation.ts'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { reservePromotionUsesAgain } from '#platform/marketing/promotions/uses/reserve-promotion-uses-again.ts'
import { flagOrder } from '../attention/flag-order.ts'
import { recordEvent } from '../lifecycle/record-event.ts'
import { ORDER_MAIL } from '../mail/order-mail.ts'
import type { LockedOrder } from '../rows.ts'
import { pedidos, pedidosMudancas } from '../tables.ts'
import { settledMethod, totalBy } from './order-money.ts'
import { refundAll } from './refund-all.ts'

/**
 * Handles money for an order that had ended. If it had only expired and the goods are still available, reopens it with
 * its discounts. If they are gone, flags the order for the store to refund, and mails the buyer that the money has
 * come. If the order had been cancelled, refunds the payment automatically.
 */
export async function acceptLatePayment(
  context: JobContext,
  order: LockedOrder,
  idPagamento: string,
): Promise<void> {
  const { db, now } = context
  const { pedido, pagamentos } = order
  const { id } = pedido
  const remaining = pagamentos.filter(({ recebido, estornado }) => recebido > estornado)
  if (remaining.length === 0) return
  if ((await lastMove(db, id)) !== 'expire') {
    await flagOrder(context, id, 'Pago depois de cancelado.')
    // Only this payment: events of the others hold their locks.
    const latePayments = pagamentos.filter((payment) => payment.id === idPagamento)
    await refundAll(context, { id, pagamentos: latePayments, motivo: 'sobra' })
    return
  }
  const metodo = settledMethod(order)
  if (!metodo) return acceptPayment(context, id, 'Chegou uma parte do valor depois do prazo: devolver.')
  if (!(await reserveAgain(db, { pedido: id, now })))
    return acceptPayment(
      context,
      id,
      'O pagamento chegou depois do prazo, e já não há estoque: devolver o valor.',
    )

  await db
    .update(pedidos)
    .set({ metodo, total: totalBy(metodo, pedido) })
    .where(eq(pedidos.id, id))
  await recordEvent(context, { id, evento: 'reopen', quem: 'provedor' })
  await sellReservation(db, { pedido: id, now })
  await flagOrder(context, id, 'O pagamento chegou depois do prazo: o pedido foi reaberto.')
  for (const nome of await reservePromotionUsesAgain(db, { pedido: id }))
    await flagOrder(context, id, `O desconto “${nome}” vale para este pedido, mas já tinha se esgotado.`)
}

/** The order stays cancelled: the store refunds the money, and the buyer is notified that it has come. */
async function acceptPayment(context: JobContext, id: string, atencao: string): Promise<void> {
  await flagOrder(context, id, atencao)
  await enqueue(context.db, ORDER_MAIL, { idPedido: id, tipo: 'pagoDepoisDoPrazo' })
}

/** The last event that changed the order's situation. */
async function lastMove(db: Database, id: string) {
  const [last] = await db
    .select({ evento: pedidosMudancas.evento })
    .from(pedidosMudancas)
    .where(
      and(
        eq(pedidosMudancas.idPedido, id),
        sql`${pedidosMudancas.de} is distinct from ${pedidosMudancas.para}`,
      ),
    )
    .orderBy(desc(pedidosMudancas.id))
    .limit(1)

  return last?.evento
}
