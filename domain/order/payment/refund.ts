import { dayAfter } from '#domain/time/business-days-calendar.ts'
import type { OrderSituation } from '../order-situation.ts'
import { moneyOf, type Payment } from './order-payment.ts'

/**
 * Returns the centavos that the store owes the shopper: everything received and not yet refunded if the order is
 * cancelled or returned, otherwise the overpaid amount. So a payment that arrives after the cancellation is owed, and
 * visible, immediately.
 */
export function refundOwed(situacao: OrderSituation, total: number, pagamentos: readonly Payment[]): number {
  const { recebido, estornado } = moneyOf(pagamentos)
  const ended = situacao === 'cancelado' || situacao === 'devolvido'

  return Math.max(0, recebido - estornado - (ended ? 0 : total))
}

/** A received payment, with the day (`YYYY-MM-DD`) of its settlement. */
export type SettledPayment = Payment & { metodo: 'pix' | 'boleto' | 'cartao'; pagoEm: string }

/**
 * Returns the centavos of a payment that can be refunded to the same method, in full or in part, whatever the order's
 * status. A Pix can be refunded for 90 days (Banco Central, API Pix 2.9.0); a boleto can't, so it is refunded by a new
 * Pix.
 */
export function refundable(payment: SettledPayment, today: string): number {
  const { situacao, metodo, pagoEm, valor, estornado } = payment
  if (situacao !== 'pago' || metodo === 'boleto') return 0
  if (metodo === 'pix' && today > dayAfter(pagoEm, PIX_RETURN_DAYS)) return 0

  return valor - estornado
}

const PIX_RETURN_DAYS = 90
