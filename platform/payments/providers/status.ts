import * as z from 'zod'
import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'

/** Where providers of boletos and cards say that a charge stands; a word that is none of them changes nothing. */
export const Status = z
  .enum(['pending', 'in_review', 'authorized', 'paid', 'declined', 'expired', 'cancelled', 'chargeback'])
  .catch('pending')

/** The same in the shop's words. */
export const SITUATIONS: Record<z.infer<typeof Status>, PaymentSituation> = {
  pending: 'pendente',
  in_review: 'emAnalise',
  authorized: 'autorizado',
  paid: 'pago',
  declined: 'recusado',
  expired: 'expirado',
  cancelled: 'cancelado',
  chargeback: 'contestado',
}
