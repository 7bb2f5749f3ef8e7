import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'

type Known = { situacao: PaymentSituation; criadoEm: Date; expiraEm: Date }

/**
 * When a provider that stays silent is asked about a payment: soon and often at first, at the deadline, and for a week more,
 * since money may still come. Null: never; what is paid changes by notice only.
 */
export function nextCheck({ situacao, criadoEm, expiraEm }: Known, agora: Date): Date | null {
  const now = agora.getTime()
  const deadline = expiraEm.getTime()
  if (situacao === 'pago' || situacao === 'contestado') return null
  if (now > deadline + AFTERWARDS) return null
  if (situacao !== 'pendente' && situacao !== 'emAnalise' && situacao !== 'autorizado')
    return new Date(now + 6 * HOUR)
  const pause = Math.min(Math.max((now - criadoEm.getTime()) / 4, MINUTE), HOUR)

  return new Date(now < deadline ? Math.min(now + pause, deadline) : now + pause)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const AFTERWARDS = 7 * 24 * HOUR
