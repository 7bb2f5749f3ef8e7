import * as z from 'zod'
import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'

/** The status of a charge at providers of boletos and cards; an unknown one counts as pending. */
export const Status = z
  .enum(['pending', 'in_review', 'authorized', 'paid', 'declined', 'expired', 'cancelled', 'chargeback'])
  .catch('pending')

/** The shop's situation for each status. */
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
