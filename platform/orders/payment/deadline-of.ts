import type { PaymentMethod } from '#contract/orders/orders.ts'
import { type PaymentDeadline, paymentDeadline } from '#domain/order/payment/payment-deadline.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pixMinutes } from '#platform/payments/accounts/pix-minutes.ts'

/** The deadline of a payment of `valor` centavos that is started now, at the account that takes it. */
export function deadlineOf(
  { payments, now }: Pick<RequestContext, 'payments' | 'now'>,
  metodo: PaymentMethod,
  valor: number,
): PaymentDeadline {
  return paymentDeadline(metodo, now, pixMinutes(payments, valor) ?? undefined)
}
