import { dueDay } from '#domain/payments/boleto/due-days.ts'
import { dayAfter } from '#domain/time/business-days-calendar.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'

/** Until when an order waits for a payment begun now, and its goods are kept; `vencimento` is a boleto's due date. */
export type PaymentDeadline = { expiraEm: Date; vencimento: string | null }

/**
 * Half an hour for a Pix. For a boleto the third banking day, its due date, to its end. A day for a card: it is answered at
 * once, but a declined one may be tried again. Who pays a boleto on the last day is told of by the bank only later: then the
 * goods are taken once more (`accept-late-payment.ts`).
 */
export function paymentDeadline(metodo: 'pix' | 'boleto' | 'cartao', agora: Date): PaymentDeadline {
  if (metodo === 'pix') return { expiraEm: later(agora, PIX_MINUTES), vencimento: null }
  if (metodo === 'cartao') return { expiraEm: later(agora, CARD_MINUTES), vencimento: null }
  const vencimento = dueDay(saoPauloClock(agora).dia, BOLETO_DAYS)
  // The end of that day in São Paulo, which is three hours behind UTC all year round.
  const expiraEm = new Date(`${dayAfter(vencimento, 1)}T03:00:00Z`)

  return { expiraEm, vencimento }
}

const PIX_MINUTES = 30
const CARD_MINUTES = 24 * 60
const BOLETO_DAYS = 3

function later(agora: Date, minutes: number): Date {
  return new Date(agora.getTime() + minutes * 60_000)
}
