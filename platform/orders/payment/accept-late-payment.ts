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
 * Money for an order that had ended. If only its time was up and the goods are still there, it lives again, with the discounts
 * that it had; if they are gone, the store gives the money back, and the buyer is told that it is here. If its buyer had cancelled it, the money goes back by itself.
 */
export async function acceptLatePayment(
  context: JobContext,
  order: LockedOrder,
  idPagamento: string,
): Promise<void> {
  const { db, agora } = context
  const { pedido, pagamentos } = order
  const { id } = pedido
  const kept = pagamentos.filter(({ recebido, estornado }) => recebido > estornado)
  if (kept.length === 0) return
  if ((await lastMove(db, id)) !== 'expire') {
    await flagOrder(context, id, 'Pago depois de cancelado.')
    // Of this payment only: news of the others hold them.
    const late = pagamentos.filter((payment) => payment.id === idPagamento)
    await refundAll(context, { id, pagamentos: late, motivo: 'sobra' })
    return
  }
  const metodo = settledMethod(order)
  if (!metodo) return acceptPayment(context, id, 'Chegou uma parte do valor depois do prazo: devolver.')
  if (!(await reserveAgain(db, { pedido: id, agora })))
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
  await sellReservation(db, { pedido: id, agora })
  await flagOrder(context, id, 'O pagamento chegou depois do prazo: o pedido foi reaberto.')
  for (const nome of await reservePromotionUsesAgain(db, { pedido: id }))
    await flagOrder(context, id, `O desconto “${nome}” vale para este pedido, mas já tinha se esgotado.`)
}

/** Nothing comes of the order any more: the store gives the money back, and the buyer knows that it is here. */
async function acceptPayment(context: JobContext, id: string, atencao: string): Promise<void> {
  await flagOrder(context, id, atencao)
  await enqueue(context.db, ORDER_MAIL, { idPedido: id, tipo: 'pagoDepoisDoPrazo' })
}

/** What brought the order to where it stands. */
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
