import { writeAmount } from '#domain/payments/pix/amount.ts'
import { writeDynamicCode } from '#domain/payments/pix/write-pix-code.ts'
import { type Order, refundable } from './order.ts'

/** An order on the wire (API reference, "Get order by ID"); `origin` is the simulation's own. */
export function orderAnswer(order: Order, origin: string) {
  const { status, status_detail } = orderStatus(order)

  return {
    id: order.id,
    type: 'online',
    processing_mode: 'automatic',
    external_reference: order.reference,
    description: order.description,
    total_amount: writeAmount(order.amount),
    ...(order.paid === null ? {} : { total_paid_amount: writeAmount(order.paid) }),
    integration_data: { application_id: '874202490101010' },
    user_id: '1245621468',
    country_code: 'BRA',
    currency: 'BRL',
    created_date: order.createdAt,
    last_updated_date: order.updatedAt,
    status,
    status_detail,
    capture_mode: order.captureMode,
    transactions: {
      payments: [paymentAnswer(order, origin)],
      ...(order.refunds.length > 0 && { refunds: order.refunds.map((one) => refundAnswer(order, one)) }),
    },
  }
}

/** A failed payment's detail stands at the payment only. */
export function orderStatus({ status, detail }: Order) {
  return { status, status_detail: status === 'failed' ? 'failed' : detail }
}

export function refundAnswer({ paymentId }: Order, { id, amount }: Order['refunds'][number]) {
  return {
    id,
    transaction_id: paymentId,
    reference_id: id.toLowerCase(),
    amount: writeAmount(amount),
    status: 'processed',
  }
}

function paymentAnswer(order: Order, origin: string) {
  const { paymentId, amount, paid, status, detail, duration, expiresAt } = order

  return {
    id: paymentId,
    amount: writeAmount(amount),
    ...(paid === null ? {} : { paid_amount: writeAmount(paid) }),
    ...(order.refunds.length > 0 && { refunded_amount: writeAmount((paid ?? 0) - refundable(order)) }),
    reference_id: paymentId.toLowerCase(),
    status,
    status_detail: detail,
    ...(duration && { expiration_time: duration }),
    ...(expiresAt && { date_of_expiration: expiresAt }),
    payment_method: methodAnswer(order, origin),
  }
}

function methodAnswer(order: Order, origin: string) {
  const { metodo, id, boleto, card } = order
  const ticket_url = `${origin}/${metodo}/${order.reference}`
  if (metodo === 'pix') {
    const location = `${new URL(origin).host}/pix/${id}`
    const qr_code = writeDynamicCode({ location, nome: 'Simulação Lira', cidade: 'São Paulo' })
    return { id: 'pix', type: 'bank_transfer', ticket_url, qr_code, qr_code_base64: '' }
  }
  if (metodo === 'boleto')
    return {
      id: 'boleto',
      type: 'ticket',
      ticket_url,
      barcode_content: boleto?.barcode,
      digitable_line: boleto?.line,
      financial_institution: '001',
    }

  return {
    id: card?.brand,
    type: 'credit_card',
    token: card?.token,
    installments: card?.installments,
    statement_descriptor: card?.descriptor,
    ...(card?.challenge && {
      transaction_security: {
        id: card.challenge.id,
        type: 'three_ds',
        validation: 'on_fraud_risk',
        liability_shift: 'required',
        status: card.challenge.status,
        url: `${origin}/3ds/${card.challenge.id}`,
      },
    }),
  }
}
