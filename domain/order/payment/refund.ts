import { dayAfter } from '#domain/time/business-days-calendar.ts'
import type { OrderSituation } from '../order-situation.ts'
import { moneyOf, type Payment } from './order-payment.ts'

/**
 * The centavos that an order owes its shopper: all that was received and not given back, once it is cancelled or its goods
 * are back; else what was paid too much. So a payment that comes after the cancellation is owed, and seen, at once.
 */
export function refundOwed(situacao: OrderSituation, total: number, pagamentos: readonly Payment[]): number {
  const { recebido, estornado } = moneyOf(pagamentos)
  const ended = situacao === 'cancelado' || situacao === 'devolvido'

  return Math.max(0, recebido - estornado - (ended ? 0 : total))
}

/** A payment that was made, with the day (`YYYY-MM-DD`) of its settlement. */
export type SettledPayment = Payment & { metodo: 'pix' | 'boleto' | 'cartao'; pagoEm: string }

/**
 * The centavos of a payment that can go back the way they came, in full or in part, whatever the order's situation. A Pix can
 * be returned for 90 days (Banco Central, API Pix 2.9.0), and a boleto never: its money goes back by a new Pix.
 */
export function refundable(payment: SettledPayment, today: string): number {
  const { situacao, metodo, pagoEm, valor, estornado } = payment
  if (situacao !== 'pago' || metodo === 'boleto') return 0
  if (metodo === 'pix' && today > dayAfter(pagoEm, PIX_RETURN_DAYS)) return 0

  return valor - estornado
}

const PIX_RETURN_DAYS = 90
