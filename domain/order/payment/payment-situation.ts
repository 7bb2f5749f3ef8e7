/** Status of a payment at its provider. */
export type PaymentSituation =
  | 'pendente'
  | 'emAnalise'
  | 'autorizado'
  | 'recusado'
  | 'expirado'
  | 'cancelado'
  | 'pago'
  | 'contestado'

/**
 * Allowed next statuses. Provider messages arrive late, twice and out of order, so a payment only moves forward: an old
 * "pendente" undoes nothing. But money is never lost: a payment that was given up may still be paid.
 */
const NEXT: Readonly<Record<PaymentSituation, readonly PaymentSituation[]>> = {
  pendente: ['emAnalise', 'autorizado', 'recusado', 'expirado', 'cancelado', 'pago', 'contestado'],
  emAnalise: ['autorizado', 'recusado', 'expirado', 'cancelado', 'pago', 'contestado'],
  autorizado: ['recusado', 'expirado', 'cancelado', 'pago', 'contestado'],
  recusado: ['pago', 'contestado'],
  expirado: ['pago', 'contestado'],
  cancelado: ['pago', 'contestado'],
  // The cardholder, or a bank that suspects fraud, disputes the payment.
  pago: ['contestado'],
  contestado: [],
}

/** Returns the new status of a payment after a provider's message; the known one if the message is outdated. */
export function advancePayment(known: PaymentSituation, reported: PaymentSituation): PaymentSituation {
  return NEXT[known].includes(reported) ? reported : known
}
