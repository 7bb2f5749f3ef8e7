import { dueDay } from '#domain/payments/boleto/due-days.ts'
import { dayAfter } from '#domain/time/business-days-calendar.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'

/** When an order stops waiting for a payment and releases its stock; `vencimento` is the due date of a boleto. */
export type PaymentDeadline = { expiraEm: Date; vencimento: string | null }

/**
 * Returns the deadline of a payment started now. Pix: half an hour, or `pixMinutes` where people confirm it. Boleto: the end of its due date, the third banking
 * day. Card: a day; cards are answered immediately, but after a decline the shopper may try again. The bank reports a
 * boleto paid on the last day only after the deadline: then the stock is reserved again (`accept-late-payment.ts`).
 */
export function paymentDeadline(
  metodo: 'pix' | 'boleto' | 'cartao',
  now: Date,
  pixMinutes = PIX_MINUTES,
): PaymentDeadline {
  if (metodo === 'pix') return { expiraEm: later(now, pixMinutes), vencimento: null }
  if (metodo === 'cartao') return { expiraEm: later(now, CARD_MINUTES), vencimento: null }
  const vencimento = dueDay(saoPauloClock(now).dia, BOLETO_DAYS)
  // The end of that day in São Paulo, which is three hours behind UTC all year round.
  const expiraEm = new Date(`${dayAfter(vencimento, 1)}T03:00:00Z`)

  return { expiraEm, vencimento }
}

/** Of a Pix that its provider confirms. */
export const PIX_MINUTES = 30
const CARD_MINUTES = 24 * 60
const BOLETO_DAYS = 3

function later(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}
