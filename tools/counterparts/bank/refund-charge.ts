import type { Charge } from './ledger.ts'

/** Refunds part of a payment, once per id; null if it exceeds what is left. */
export function refundCharge(charge: Charge, id: string, amount: number): Charge['refunds'][number] | null {
  const known = charge.refunds.find((refund) => refund.id === id)
  if (known) return known
  const sum = (some: { amount: number }[]) => some.reduce((total, one) => total + one.amount, 0)
  if (amount <= 0 || sum(charge.refunds) + amount > sum(charge.payments)) return null
  const refund = { id, amount, status: 'done' as const }
  charge.refunds.push(refund)

  return refund
}
