import type { PaymentMethod } from '#contract/orders/orders.ts'
import {
  moneyOf,
  type OrderPayment,
  orderPayment,
  type Payment,
  paymentElsewhere,
} from '#domain/order/payment/order-payment.ts'
import type { PaymentSummary } from '#platform/payments/payments-in-statement.ts'
import type { AnyOrderRow, LockedOrder, OrderRow } from '../rows.ts'

/** The total of an order by a method, in centavos, without interest of instalments. Pix takes the cash discount off. */
export function totalBy(
  metodo: PaymentMethod,
  { totalItens, valorFrete, descontoVista }: Pick<OrderRow, 'totalItens' | 'valorFrete' | 'descontoVista'>,
): number {
  return totalItens + valorFrete - (metodo === 'pix' ? descontoVista : 0)
}

/** The fields of an order that `paymentOf` needs; `pagoEm` is null if it was not paid. */
export type OrderPaymentFields = Pick<AnyOrderRow, 'total' | 'situacao' | 'numeroAntigo'> & {
  pagoEm: Date | string | null
}

/** The payment situation of an order. */
export function paymentOf(
  { total, situacao, numeroAntigo, pagoEm }: OrderPaymentFields,
  pagamentos: readonly PaymentSummary[],
): OrderPayment {
  if (numeroAntigo !== null) return paymentElsewhere(situacao, pagoEm !== null)

  return orderPayment(total, pagamentos.map(partOfOrder))
}

/**
 * The part of a payment that counts towards the order: without the interest, which is refunded last. For a paid one,
 * what was received.
 */
export function partOfOrder({ situacao, valor, juros, recebido, estornado }: PaymentSummary): Payment {
  const part = Math.max(0, (situacao === 'pago' ? recebido : valor) - juros)

  return { situacao, valor: part, estornado: Math.min(estornado, part) }
}

/** Whether the charge can still be paid at its provider. */
export function isOpen({ situacao }: Pick<PaymentSummary, 'situacao'>): boolean {
  return situacao === 'pendente' || situacao === 'emAnalise' || situacao === 'autorizado'
}

/** The method whose price applies if this one pays: Pix has its own price only if all money came by Pix. */
export function pricedBy(metodo: PaymentMethod, pagamentos: readonly PaymentSummary[]): PaymentMethod {
  const other = pagamentos.findLast((one) => one.situacao === 'pago' && one.metodo !== 'pix')

  return metodo === 'pix' ? (other?.metodo ?? 'pix') : metodo
}

/**
 * The method by which an order is paid in full, or null if it is not. A buyer who pays an older code settles the order
 * by that method, whatever was chosen since.
 */
export function settledMethod({ pedido, pagamentos }: LockedOrder): PaymentMethod | null {
  const paid = pagamentos.filter(({ situacao }) => situacao === 'pago')
  const { recebido, estornado } = moneyOf(paid.map(partOfOrder))
  const metodo = pricedBy('pix', pagamentos)

  return paid.length > 0 && recebido - estornado >= totalBy(metodo, pedido) ? metodo : null
}
