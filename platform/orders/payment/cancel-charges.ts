import { cancelPayment } from '#platform/payments/charges/cancel-payment.ts'
import type { PaymentContext } from '#platform/payments/payment-context.ts'
import type { PaymentSummary } from '#platform/payments/payments-in-statement.ts'
import { readWithPayments } from '../rows.ts'
import { isOpen } from './order-money.ts'

/** Cancels the open charges of an order that needs no more money: it has ended, or was paid by another method. */
export async function cancelOpenCharges(
  context: PaymentContext,
  { idPedido }: { idPedido: string },
): Promise<void> {
  const order = await readWithPayments(context.db, idPedido)
  if (!order) return
  const { situacao } = order.pedido
  if (situacao === 'aguardandoPagamento' || situacao === 'pagamentoEmAnalise') return
  await cancelCharges(context, order.pagamentos)
}

/**
 * Cancels the open ones of these charges at their providers. One that was paid in the meantime stays, and its payment
 * event follows.
 */
export async function cancelCharges(
  context: PaymentContext,
  pagamentos: readonly PaymentSummary[],
  como: 'cancelado' | 'expirado' = 'cancelado',
): Promise<void> {
  for (const { id } of pagamentos.filter(isOpen)) await cancelPayment(context, { id, como })
}
