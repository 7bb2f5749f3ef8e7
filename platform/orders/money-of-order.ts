import type { PaymentMethod } from '#contract/orders.ts'
import { type OrderPayment, orderPayment, type Payment } from '#domain/order/order-payment.ts'
import type { PaymentSummary } from '#platform/payments/payments-in-statement.ts'
import type { OrderRow } from './rows.ts'

/** What an order costs by a method: Pix takes the discount off. Centavos, without interest of instalments. */
export function totalBy(
  metodo: PaymentMethod,
  { totalItens, valorFrete, descontoVista }: Pick<OrderRow, 'totalItens' | 'valorFrete' | 'descontoVista'>,
): number {
  return totalItens + valorFrete - (metodo === 'pix' ? descontoVista : 0)
}

/** How an order stands with its money. */
export function paymentOf(
  { total }: Pick<OrderRow, 'total'>,
  pagamentos: readonly PaymentSummary[],
): OrderPayment {
  return orderPayment(total, pagamentos.map(partOfOrder))
}

/** The part of a payment that pays the order, without the interest, which goes back last. */
export function partOfOrder({ situacao, valor, juros, recebido, estornado }: PaymentSummary): Payment {
  const part = (situacao === 'pago' ? recebido : valor) - juros

  return { situacao, valor: part, estornado: Math.min(estornado, part) }
}

/** Whether its provider may still be paid by it. */
export function isOpen({ situacao }: Pick<PaymentSummary, 'situacao'>): boolean {
  return situacao === 'pendente' || situacao === 'emAnalise' || situacao === 'autorizado'
}
