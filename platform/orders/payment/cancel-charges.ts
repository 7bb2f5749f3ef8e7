import { cancelPayment } from '#platform/payments/charges/cancel-payment.ts'
import type { PaymentContext } from '#platform/payments/payment-context.ts'
import type { PaymentSummary } from '#platform/payments/payments-in-statement.ts'
import { readWithPayments } from '../rows.ts'
import { isOpen } from './order-money.ts'

/** Gives up what can still be paid for an order that needs no more money: it is over, or paid another way. */
export async function dropCharges(
  context: PaymentContext,
  { idPedido }: { idPedido: string },
): Promise<void> {
  const order = await readWithPayments(context.db, idPedido)
  if (!order) return
  const { situacao } = order.pedido
  if (situacao === 'aguardandoPagamento' || situacao === 'pagamentoEmAnalise') return
  await giveUp(context, order.pagamentos)
}

/** Gives up all that is open among these, at their providers first: money that came meanwhile stays, and is told. */
export async function giveUp(
  context: PaymentContext,
  pagamentos: readonly PaymentSummary[],
  como: 'cancelado' | 'expirado' = 'cancelado',
): Promise<void> {
  for (const { id } of pagamentos.filter(isOpen)) await cancelPayment(context, { id, como })
}
