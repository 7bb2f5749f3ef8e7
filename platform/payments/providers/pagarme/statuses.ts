import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'
import type { RefundSituation } from '../../port.ts'

/** A decided situation, or `transaction`: the charge's transaction decides. */
type Meaning = PaymentSituation | 'transaction'

/**
 * What Pagar.me's statuses mean (docs.pagar.me: Cobrança, Pedido, Cartão de crédito, Pix, Boleto). An unknown status
 * counts as pending.
 */
export const SITUATIONS = {
  /** Of an order that has no charge, since it failed before there was one. */
  order: {
    pending: 'pendente',
    processing: 'pendente',
    paid: 'pago',
    canceled: 'cancelado',
    failed: 'recusado',
  },
  charge: {
    pending: 'transaction',
    processing: 'transaction',
    paid: 'pago',
    overpaid: 'pago',
    underpaid: 'pago',
    partial_refunded: 'pago',
    refunded: 'cancelado',
    canceled: 'cancelado',
    failed: 'recusado',
    chargedback: 'contestado',
  },
  transaction: {
    // Cards.
    authorized_pending_capture: 'autorizado',
    waiting_capture: 'autorizado',
    captured: 'pago',
    partial_capture: 'pago',
    pending_review: 'emAnalise',
    analyzing: 'emAnalise',
    processing: 'emAnalise',
    // An acquirer that did not answer: Pagar.me finds out and tells.
    with_error: 'emAnalise',
    not_authorized: 'recusado',
    failed: 'recusado',
    voided: 'cancelado',
    chargedback: 'contestado',
    // Pix and boletos.
    waiting_payment: 'pendente',
    generated: 'pendente',
    viewed: 'pendente',
    expired: 'expirado',
    paid: 'pago',
    overpaid: 'pago',
    underpaid: 'pago',
  },
} as const satisfies {
  order: Record<string, PaymentSituation>
  charge: Record<string, Meaning>
  transaction: Record<string, PaymentSituation>
}

/** What the last transaction says about a refund that was just asked for; an unknown status counts as pending. */
export const REFUNDS = {
  refunded: 'feito',
  partial_refunded: 'feito',
  voided: 'feito',
  partial_void: 'feito',
  pending_refund: 'pendente',
  waiting_cancellation: 'pendente',
  processing: 'pendente',
  error_on_refunding: 'recusado',
  error_on_voiding: 'recusado',
  with_error: 'recusado',
  failed: 'recusado',
} as const satisfies Record<string, RefundSituation>

/** Looks a status up in one of the tables above. */
export function meaning<Known>(
  table: Readonly<Record<string, Known>>,
  status: string,
  otherwise: Known,
): Known {
  return Object.hasOwn(table, status) ? (table[status] ?? otherwise) : otherwise
}
