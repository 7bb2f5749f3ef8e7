import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

type Known = { situacao: PaymentSituation; criadoEm: Date; expiraEm: Date }

/**
 * When to ask a silent provider about a payment: often at first, at the deadline, and for a week afterwards, since
 * money may still come. A disputed one once a day, as long as disputes last. Null if never; a paid payment changes by
 * notification only.
 */
export function nextCheck({ situacao, criadoEm, expiraEm }: Known, at: Date): Date | null {
  const now = at.getTime()
  const deadline = expiraEm.getTime()
  if (situacao === 'pago') return null
  if (situacao === 'contestado') return now > deadline + DISPUTES ? null : new Date(now + DAY_MS)
  if (now > deadline + AFTERWARDS) return null
  if (situacao !== 'pendente' && situacao !== 'emAnalise' && situacao !== 'autorizado')
    return new Date(now + 6 * HOUR_MS)
  const pause = Math.min(Math.max((now - criadoEm.getTime()) / 4, MINUTE_MS), HOUR_MS)

  return new Date(now < deadline ? Math.min(now + pause, deadline) : now + pause)
}

const AFTERWARDS = 7 * DAY_MS

/** Card brands let holders dispute for half a year, and decide within months. */
const DISPUTES = 365 * DAY_MS
