/** Where one payment stands at its provider. */
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
 * What each may still become. Messages of providers come late, twice and out of order, so a payment only goes forward: an old
 * "pendente" undoes nothing. But money is never lost: what was given up may still be paid.
 */
const NEXT: Readonly<Record<PaymentSituation, readonly PaymentSituation[]>> = {
  pendente: ['emAnalise', 'autorizado', 'recusado', 'expirado', 'cancelado', 'pago', 'contestado'],
  emAnalise: ['autorizado', 'recusado', 'expirado', 'cancelado', 'pago', 'contestado'],
  autorizado: ['recusado', 'expirado', 'cancelado', 'pago', 'contestado'],
  recusado: ['pago', 'contestado'],
  expirado: ['pago', 'contestado'],
  cancelado: ['pago', 'contestado'],
  // The card's holder, or a bank that suspects fraud, claims the money back.
  pago: ['contestado'],
  contestado: [],
}

/** Where a payment stands once its provider has told where: there, or where it stood when the news is old. */
export function advancePayment(known: PaymentSituation, told: PaymentSituation): PaymentSituation {
  return NEXT[known].includes(told) ? told : known
}
