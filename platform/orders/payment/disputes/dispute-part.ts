import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { takesDocuments } from '#domain/payments/dispute.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { accountOf } from '#platform/payments/accounts/payment-account.ts'
import type { PaymentSummary } from '#platform/payments/payments-in-statement.ts'
import { disputeAnswerOf, disputeOf } from '#platform/payments/port.ts'

/** A dispute of a payment, and how to answer it; null without one. */
export function disputePart(
  { payments, now }: Pick<RequestContext, 'payments' | 'now'>,
  payment: PaymentSummary,
): AdminOrder['pagamentos'][number]['contestacao'] {
  const estado = disputeOf(payment.dados)
  if (!estado) return null
  const provider = accountOf(payments, payment)?.provider
  const porAqui = provider?.cartao?.contestacao != null
  const resposta = disputeAnswerOf(payment.dados)

  return {
    estado,
    responder: provider?.disputesUrl ?? null,
    prazo: resposta?.prazo ?? null,
    documentos: resposta?.documentos ?? null,
    enviadosEm: resposta?.enviadosEm ?? null,
    porAqui,
    aceitaDocumentos: estado === 'aberta' && porAqui && resposta !== null && takesDocuments(resposta, now),
  }
}
