/**
 * The situation of an invoice: `pendente` until the service has taken it, `processando` until the Sefaz has answered.
 * A rejected one may be sent again; a denied or cancelled one is over, and its number is used.
 */
export type InvoiceSituation =
  | 'pendente'
  | 'processando'
  | 'autorizada'
  | 'rejeitada'
  | 'denegada'
  | 'cancelada'

/** Which situations may follow; answers come in any order and more than once, so any other is ignored. */
const FOLLOWING: Readonly<Record<InvoiceSituation, readonly InvoiceSituation[]>> = {
  pendente: ['processando', 'autorizada', 'rejeitada', 'denegada', 'cancelada'],
  // An answer of before may still say that it is being processed.
  processando: ['autorizada', 'rejeitada', 'denegada', 'cancelada'],
  // Somebody fixed it and sent it again.
  rejeitada: ['pendente', 'processando', 'autorizada', 'denegada', 'cancelada'],
  autorizada: ['cancelada'],
  denegada: [],
  cancelada: [],
}

export function mayFollow(before: InvoiceSituation, after: InvoiceSituation): boolean {
  return FOLLOWING[before].includes(after)
}

/** Whether the shop still has to ask how it went. */
export function isUnsettled(situacao: InvoiceSituation): boolean {
  return situacao === 'pendente' || situacao === 'processando'
}

/** The service takes justifications and corrections of these lengths. */
export const JUSTIFICATION = { min: 15, max: 255 }
export const CORRECTION = { min: 15, max: 1000 }

/** Correction letters of one invoice (Ajuste SINIEF 07/05, clause 14-A). */
export const MAX_CORRECTIONS = 20

/** Within this time most states let an invoice be cancelled (Ajuste SINIEF 07/05, clause 14), in hours. */
export const CANCELLABLE_HOURS = 24
