import { saoPauloClock } from '#domain/business-days-clock.ts'
import { formatBRL } from '#domain/format-money.ts'
import { refundable } from '#domain/order/refund.ts'
import { openRefund, type RefundRow } from '#platform/payments/open-refund.ts'
import type { PaymentVisit } from '#platform/payments/payment-visit.ts'
import type { PaymentSummary } from '#platform/payments/payments-in-statement.ts'
import { flagOrder } from './flag-order.ts'

/** `motivo` names the wish: for the same one, a payment goes back once. */
type Wish = {
  id: string
  pagamentos: readonly PaymentSummary[]
  motivo: 'cancelamento' | 'devolucao' | 'sobra'
}

/**
 * Writes down that all that came for an order goes back, interest included. What can't go back the way it came (a boleto, an
 * old Pix) is noted for the store. Answers what `sendRefund` has to send after the commit.
 */
export async function refundAll(
  { db: tx, agora }: Pick<PaymentVisit, 'db' | 'agora'>,
  { id, pagamentos, motivo }: Wish,
): Promise<RefundRow[]> {
  const opened: RefundRow[] = []
  for (const payment of pagamentos) {
    const kept = payment.recebido - payment.estornado
    if (kept === 0) continue
    const valor = canGoBack(payment, agora)
    if (valor < kept)
      await flagOrder(tx, id, `Devolver ${formatBRL(kept - valor)} por Pix: não volta pelo meio em que veio.`)
    if (valor > 0) {
      // The same money once; money that came after it goes back too.
      const chave = `${id}:${motivo}:${payment.id}:${payment.recebido}`
      opened.push(await openRefund({ db: tx, agora }, { idPagamento: payment.id, chave, valor }))
    }
  }

  return opened
}

/** The centavos of a payment that its provider would give back today. */
export function canGoBack(payment: PaymentSummary, agora: Date): number {
  const pagoEm = saoPauloClock(payment.pagoEm ?? agora).dia

  return refundable({ ...payment, valor: payment.recebido, pagoEm }, saoPauloClock(agora).dia)
}
