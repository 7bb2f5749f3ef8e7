import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'
import { MERCADO_PAGO_BRANDS } from '#domain/payments/cards/mercado-pago-brands.ts'
import type { Dispute } from '#domain/payments/dispute.ts'
import { type PaymentDetails, type ProviderState, ProviderUnavailable } from '../../port.ts'
import { boletoDetails } from './boleto.ts'
import { cardDigits } from './card.ts'
import { DECLINES } from './declines.ts'
import type { Order, OrderPayment } from './order.ts'

/**
 * The shop's situation for each `status` of a payment at Mercado Pago, and for each `status` with a `status_detail`
 * that decides. Any other counts as pending. (API reference of Orders, "Get order by ID", and the page "Transaction
 * status".)
 */
const SITUATIONS: Readonly<Record<string, PaymentSituation>> = {
  created: 'pendente',
  processing: 'pendente',
  'processing pending_review_manual': 'emAnalise',
  'processing in_review': 'emAnalise',
  in_review: 'emAnalise',
  action_required: 'pendente',
  'action_required waiting_capture': 'autorizado',
  processed: 'pago',
  // The money came, and went back.
  refunded: 'pago',
  charged_back: 'contestado',
  failed: 'recusado',
  canceled: 'cancelado',
  'canceled expired': 'expirado',
  cancelled: 'cancelado',
  'cancelled expired': 'expirado',
  expired: 'expirado',
}

/** Where a chargeback stands, by the `status_detail` of its payment (page "Transaction status"). */
const DISPUTES: Readonly<Record<string, Dispute>> = {
  in_process: 'aberta',
  // Decided against the seller, whose account is debited ("Chargebacks", Split Payments 1:N).
  settled: 'perdida',
  // Decided for the seller, who gets the amount back.
  reimbursed: 'ganha',
}

/** Maps an order to the shop's state of the charge. Its refunds have no ids of the shop's, so none is listed. */
export function stateOf(order: Order): ProviderState {
  const [payment] = order.transactions.payments
  const situacao = situationOf(payment)

  return {
    idProvedor: order.id,
    situacao,
    dados: detailsOf(order, payment, situacao),
    recebimentos: order.transactions.payments.filter(isPaid).map(({ id, amount, paid_amount }) => ({
      id,
      valor: paid_amount ?? amount,
      // An order does not say when it was paid; the shop keeps the first time that it sees.
      em: order.last_updated_date ?? order.created_date,
    })),
    estornos: [],
  }
}

export function situationOf({ status, status_detail }: Pick<OrderPayment, 'status' | 'status_detail'>) {
  return SITUATIONS[`${status} ${status_detail}`] ?? SITUATIONS[status] ?? 'pendente'
}

function isPaid(payment: OrderPayment): boolean {
  const situacao = situationOf(payment)

  return situacao === 'pago' || situacao === 'contestado'
}

function detailsOf(order: Order, payment: OrderPayment, situacao: PaymentSituation): PaymentDetails {
  const { payment_method: method, status_detail: detail } = payment
  if (method?.id === 'pix') {
    // Asked again until it is there: a code that lacks would be stored for good.
    if (!method.qr_code && situacao === 'pendente')
      throw new ProviderUnavailable('The order of Mercado Pago has no Pix code yet.')
    return { metodo: 'pix', copiaECola: method.qr_code ?? '' }
  }
  if (method?.id === 'boleto' || method?.id === 'bolbradesco') return boletoDetails(payment, situacao)

  return {
    metodo: 'cartao',
    bandeira: MERCADO_PAGO_BRANDS[method?.id ?? ''] ?? method?.id ?? '',
    ultimosDigitos: cardDigits(order.description ?? ''),
    autorizacao: null,
    nsu: null,
    motivoRecusa: situacao === 'recusado' ? (DECLINES[detail ?? ''] ?? 'cartaoRecusado') : null,
    desafio: detail === 'pending_challenge' ? (method?.transaction_security?.url ?? null) : null,
    contestacao: situacao === 'contestado' ? (DISPUTES[detail ?? ''] ?? 'aberta') : null,
  }
}
