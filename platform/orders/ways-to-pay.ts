import type { Order } from '#contract/orders.ts'
import { installments } from '#domain/installments.ts'
import { moneyOf } from '#domain/order/order-payment.ts'
import type { Visit } from '#platform/visit.ts'
import { partOfOrder, totalBy } from './money-of-order.ts'
import type { HeldOrder } from './rows.ts'

/** What is still to be paid by each method that the store takes. */
export function waysToPay(
  { payments, settings }: Pick<Visit, 'payments' | 'settings'>,
  order: HeldOrder,
): Order['formas'] {
  const methods = (['pix', 'boleto', 'cartao'] as const).filter((metodo) => payments[metodo] !== null)

  return methods.map((metodo) => {
    const total = amountDue(metodo, order)
    return { metodo, total, parcelas: metodo === 'cartao' ? installments(total, settings.precos) : [] }
  })
}

/** The centavos that are owed by a method, less what has come. */
export function amountDue(metodo: Order['metodo'], { pedido, pagamentos }: HeldOrder): number {
  const { recebido, estornado } = moneyOf(pagamentos.map(partOfOrder))

  return Math.max(0, totalBy(metodo, pedido) - recebido + estornado)
}
