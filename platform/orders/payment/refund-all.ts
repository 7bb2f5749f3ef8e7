import { formatBRL } from '#domain/money/format-money.ts'
import { refundable } from '#domain/order/payment/refund.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { PaymentContext } from '#platform/payments/payment-context.ts'
import type { PaymentSummary } from '#platform/payments/payments-in-statement.ts'
import { openRefund, type RefundRow } from '#platform/payments/refunds/open-refund.ts'
import { flagOrder } from '../attention/flag-order.ts'

/** `motivo` is part of the idempotency key: each payment is refunded once per reason. */
type RefundAllInput = {
  id: string
  pagamentos: readonly PaymentSummary[]
  motivo: 'cancelamento' | 'devolucao' | 'sobra' | `defeito-${number}`
}

/**
 * Opens refunds for everything that was paid for an order, interest included. Flags what can't be refunded the way it
 * came (a boleto, an old Pix). Returns the refunds that `sendRefund` has to send after the commit.
 */
export async function refundAll(context: RefundContext, request: RefundAllInput): Promise<RefundRow[]> {
  const valor = request.pagamentos.reduce((sum, { recebido, estornado }) => sum + recebido - estornado, 0)

  return refundPart(context, { ...request, valor })
}

type RefundContext = Pick<PaymentContext, 'db' | 'now'>

/** Same as `refundAll`, for `valor` centavos. */
export async function refundPart(
  context: RefundContext,
  { id, pagamentos, motivo, valor: requested }: RefundAllInput & { valor: number },
): Promise<RefundRow[]> {
  const { now } = context
  const opened: RefundRow[] = []
  let left = requested
  for (const payment of pagamentos) {
    const part = Math.min(left, payment.recebido - payment.estornado)
    if (part === 0) continue
    left -= part
    const valor = Math.min(part, refundableAmount(payment, now))
    if (valor < part)
      await flagOrder(
        context,
        id,
        `Devolver ${formatBRL(part - valor)} por Pix: não volta pelo meio em que veio.`,
      )
    if (valor > 0) {
      // Each amount is refunded once; `recebido` in the key lets later money be refunded, too.
      const chave = `${id}:${motivo}:${payment.id}:${payment.recebido}`
      const { refund } = await openRefund(context, { idPagamento: payment.id, chave, valor })
      opened.push(refund)
    }
  }

  return opened
}

/** The centavos of a payment that its provider would refund today. */
export function refundableAmount(payment: PaymentSummary, now: Date): number {
  const pagoEm = saoPauloClock(payment.pagoEm ?? now).dia

  return refundable({ ...payment, valor: payment.recebido, pagoEm }, saoPauloClock(now).dia)
}
