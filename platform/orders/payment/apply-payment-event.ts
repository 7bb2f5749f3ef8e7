import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { formatBRL } from '#domain/money/format-money.ts'
import { refundOwed } from '#domain/order/payment/refund.ts'
import { DISPUTE_TEXTS } from '#domain/payments/dispute.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import { sellReservation } from '#platform/catalog/stock/reservations/sell-reservation.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { isGone } from '#platform/payments/accounts/payment-account.ts'
import type { PaymentChange, PaymentListener } from '#platform/payments/notifications/dispatch-changes.ts'
import { disputeAnswerOf, disputeOf } from '#platform/payments/port.ts'
import { alertOfOrder } from '../attention/alert-of-order.ts'
import { flagOrder } from '../attention/flag-order.ts'
import { keepEarnings } from '../lifecycle/list-purchases.ts'
import { recordEvent } from '../lifecycle/record-event.ts'
import { ORDER_MAIL } from '../mail/order-mail.ts'
import { applyDifferencePayment } from '../returns/trade-ins/difference/pay-difference.ts'
import { type LockedOrder, lockOrder, readWithPayments } from '../rows.ts'
import { pedidos } from '../tables.ts'
import { acceptLatePayment } from './accept-late-payment.ts'
import { isOpen, partOfOrder, settledMethod, totalBy } from './order-money.ts'
import { CANCEL_CHARGES } from './queues.ts'

/** How long a buyer who paid in part has to pay the rest, at least. */
const REST_MS = DAY_MS

/**
 * Applies a payment event to its order. Only the current state of all payments decides, so events may come in any order
 * and any number of times. Runs in the transaction that marks the event as dispatched and holds the payment's lock.
 */
export const applyPaymentEvent: PaymentListener = async (context, change) => {
  const { success, data: id } = z.uuid().safeParse(change.payment.referencia)
  // Locked before the payments are read, so that the effects of other payments on the order are seen.
  const order = success && (await lockOrder(context.db, id)) && (await readWithPayments(context.db, id))
  if (!order) return success ? applyDifferencePayment(context, change) : undefined
  if (change.refund) await notifyOfRefund(context, order, change.refund)
  else await settle(context, order, change)
}

async function settle(
  context: JobContext,
  order: LockedOrder,
  { payment, de, para }: PaymentChange,
): Promise<void> {
  const { id, situacao } = order.pedido
  if (payment.situacao === 'contestado') await flagOrder(context, id, disputeText(payment.dados))
  if (isGivenUp(para) && isGone(context.payments, payment))
    await flagOrder(
      context,
      id,
      'A conta deste pagamento não existe mais na loja: confira no site do provedor se o dinheiro chegou.',
    )
  if (situacao === 'aguardandoPagamento' || situacao === 'pagamentoEmAnalise') {
    await settleOpen(context, order)
    if (de !== para && para === 'recusado' && payment.situacao === 'recusado' && !settledMethod(order))
      await notifyOfRefusal(context, order)
    return
  }
  if (situacao === 'cancelado') await acceptLatePayment(context, order, payment.id)
  else await flagExcess(context, order)
}

/** Where a dispute stands and, while it is open, until when to answer, if the provider says so. */
function disputeText(dados: PaymentChange['payment']['dados']): string {
  const estado = disputeOf(dados) ?? 'aberta'
  const prazo = estado === 'aberta' ? disputeAnswerOf(dados)?.prazo : null

  return prazo ? `${DISPUTE_TEXTS[estado]} Responder até ${formatMoment(prazo)}.` : DISPUTE_TEXTS[estado]
}

function isGivenUp(situacao: PaymentChange['para']): boolean {
  return situacao === 'expirado' || situacao === 'cancelado' || situacao === 'recusado'
}

/** The buyer can pay by another method, and the store can help. */
async function notifyOfRefusal(context: JobContext, { pedido }: LockedOrder): Promise<void> {
  await enqueue(context.db, ORDER_MAIL, { idPedido: pedido.id, tipo: 'pagamentoRecusado' })
  await alertOfOrder(context, 'pagamentoRecusado', { ...pedido, detalhe: 'O cartão não passou.' })
}

/** Settles an order that waits for payment. */
async function settleOpen(context: JobContext, order: LockedOrder): Promise<void> {
  const { db, now } = context
  const { pedido, pagamentos } = order
  const { id } = pedido
  const metodo = settledMethod(order)
  if (metodo) {
    await db
      .update(pedidos)
      .set({ metodo, total: totalBy(metodo, pedido) })
      .where(eq(pedidos.id, id))
    await recordEvent(context, { id, evento: 'approvePayment', quem: 'provedor' })
    await sellReservation(db, { pedido: id, now })
    if (pagamentos.some(isOpen)) await enqueue(db, CANCEL_CHARGES, { idPedido: id })
    await flagExcess(context, { pedido: { ...pedido, metodo, total: totalBy(metodo, pedido) }, pagamentos })
    return
  }
  await flagPart(context, order)
  const looked = pagamentos.some(({ situacao }) => situacao === 'emAnalise' || situacao === 'autorizado')
  await recordEvent(context, { id, evento: looked ? 'reviewPayment' : 'declinePayment', quem: 'provedor' })
}

/** Handles a partial payment: extends the deadline, mails the buyer how to pay the rest, and flags the order. */
async function flagPart(context: JobContext, { pedido, pagamentos }: LockedOrder): Promise<void> {
  const { db, now } = context
  // Disputed money may go back.
  const recebido = pagamentos
    .filter(({ situacao }) => situacao !== 'contestado')
    .reduce((sum, payment) => sum + payment.recebido - payment.estornado, 0)
  if (recebido === 0) return
  const atLeast = new Date(now.getTime() + REST_MS)
  if (pedido.expiraEm && pedido.expiraEm < atLeast)
    await db.update(pedidos).set({ expiraEm: atLeast }).where(eq(pedidos.id, pedido.id))
  await flagOrder(
    context,
    pedido.id,
    `Pago em parte: chegaram ${formatBRL(recebido)} de ${formatBRL(pedido.total)}.`,
  )
  await enqueue(db, ORDER_MAIL, { idPedido: pedido.id, tipo: 'pagoEmParte' })
}

/** Flags an order that was overpaid: the store refunds the excess. */
async function flagExcess(context: JobContext, { pedido, pagamentos }: LockedOrder): Promise<void> {
  const owed = refundOwed(pedido.situacao, pedido.total, pagamentos.map(partOfOrder))
  if (owed > 0) await flagOrder(context, pedido.id, `Pago a mais: devolver ${formatBRL(owed)}.`)
}

async function notifyOfRefund(
  context: JobContext,
  { pedido, pagamentos }: LockedOrder,
  { situacao, valor }: NonNullable<PaymentChange['refund']>,
): Promise<void> {
  if (situacao === 'feito') {
    await keepEarnings(context, pedido.id, pagamentos.map(partOfOrder))
    await enqueue(context.db, ORDER_MAIL, { idPedido: pedido.id, tipo: 'estornado' })
  } else
    await flagOrder(
      context,
      pedido.id,
      `O provedor não devolveu ${formatBRL(valor)}: devolver de outra forma.`,
    )
}
