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

/** What an order costs by a method: Pix takes the discount off. Centavos, without interest of instalments. */
export function totalBy(
  metodo: PaymentMethod,
  { totalItens, valorFrete, descontoVista }: Pick<OrderRow, 'totalItens' | 'valorFrete' | 'descontoVista'>,
): number {
  return totalItens + valorFrete - (metodo === 'pix' ? descontoVista : 0)
}

/** What tells how an order stands with its money, beside its payments; `pagoEm` is null of what was not paid. */
export type Paid = Pick<AnyOrderRow, 'total' | 'situacao' | 'numeroAntigo'> & { pagoEm: Date | string | null }

/** How an order stands with its money. */
export function paymentOf(
  { total, situacao, numeroAntigo, pagoEm }: Paid,
  pagamentos: readonly PaymentSummary[],
): OrderPayment {
  if (numeroAntigo !== null) return paymentElsewhere(situacao, pagoEm !== null)

  return orderPayment(total, pagamentos.map(partOfOrder))
}

/** The part of a payment that pays the order, without the interest, which goes back last; of what is paid, what came. */
export function partOfOrder({ situacao, valor, juros, recebido, estornado }: PaymentSummary): Payment {
  const part = Math.max(0, (situacao === 'pago' ? recebido : valor) - juros)

  return { situacao, valor: part, estornado: Math.min(estornado, part) }
}

/** Whether its provider may still be paid by it. */
export function isOpen({ situacao }: Pick<PaymentSummary, 'situacao'>): boolean {
  return situacao === 'pendente' || situacao === 'emAnalise' || situacao === 'autorizado'
}

/** By which method an order has its price where it is paid by this one: Pix has its own only where all that came, came by Pix. */
export function pricedBy(metodo: PaymentMethod, pagamentos: readonly PaymentSummary[]): PaymentMethod {
  const other = pagamentos.findLast((one) => one.situacao === 'pago' && one.metodo !== 'pix')

  return metodo === 'pix' ? (other?.metodo ?? 'pix') : metodo
}

/**
 * By which method an order is paid in full, or null while it is not. Who goes back to an older code pays the order by that
 * method, whatever was chosen since.
 */
export function settledMethod({ pedido, pagamentos }: LockedOrder): PaymentMethod | null {
  const paid = pagamentos.filter(({ situacao }) => situacao === 'pago')
  const { recebido, estornado } = moneyOf(paid.map(partOfOrder))
  const metodo = pricedBy('pix', pagamentos)

  return paid.length > 0 && recebido - estornado >= totalBy(metodo, pedido) ? metodo : null
}
