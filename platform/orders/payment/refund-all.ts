import { formatBRL } from '#domain/money/format-money.ts'
import { refundable } from '#domain/order/payment/refund.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { PaymentContext } from '#platform/payments/payment-context.ts'
import type { PaymentSummary } from '#platform/payments/payments-in-statement.ts'
import { openRefund, type RefundRow } from '#platform/payments/refunds/open-refund.ts'
import { flagOrder } from '../attention/flag-order.ts'

/** `motivo` names the wish: for the same one, a payment goes back once. */
type RefundAllInput = {
  id: string
  pagamentos: readonly PaymentSummary[]
  motivo: 'cancelamento' | 'devolucao' | 'sobra' | `defeito-${number}`
}

/**
 * Writes down that all that came for an order goes back, interest included. What can't go back the way it came (a boleto, an
 * old Pix) is noted for the store. Answers what `sendRefund` has to send after the commit.
 */
export async function refundAll(context: RefundContext, request: RefundAllInput): Promise<RefundRow[]> {
  const kept = request.pagamentos.reduce((sum, { recebido, estornado }) => sum + recebido - estornado, 0)

  return refundPart(context, { ...request, valor: kept })
}

type RefundContext = Pick<PaymentContext, 'db' | 'agora'>

/** The same of so many centavos. */
export async function refundPart(
  context: RefundContext,
  { id, pagamentos, motivo, valor: wanted }: RefundAllInput & { valor: number },
): Promise<RefundRow[]> {
  const { agora } = context
  const opened: RefundRow[] = []
  let left = wanted
  for (const payment of pagamentos) {
    const part = Math.min(left, payment.recebido - payment.estornado)
    if (part === 0) continue
    left -= part
    const valor = Math.min(part, canGoBack(payment, agora))
    if (valor < part)
      await flagOrder(
        context,
        id,
        `Devolver ${formatBRL(part - valor)} por Pix: não volta pelo meio em que veio.`,
      )
    if (valor > 0) {
      // The same money once; money that came after it goes back too.
      const chave = `${id}:${motivo}:${payment.id}:${payment.recebido}`
      const { refund } = await openRefund(context, { idPagamento: payment.id, chave, valor })
      opened.push(refund)
    }
  }

  return opened
}

/** The centavos of a payment that its provider would give back today. */
export function canGoBack(payment: PaymentSummary, agora: Date): number {
  const pagoEm = saoPauloClock(payment.pagoEm ?? agora).dia

  return refundable({ ...payment, valor: payment.recebido, pagoEm }, saoPauloClock(agora).dia)
}
