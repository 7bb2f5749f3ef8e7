import type { OrderSituation } from '../order-situation.ts'
import type { PaymentSituation } from './payment-situation.ts'

/**
 * One payment attempt of an order, in centavos: `valor` is the part of the order total that it pays, without interest
 * on instalments, and `estornado` is the refunded part.
 */
export type Payment = { situacao: PaymentSituation; valor: number; estornado: number }

/** Payment status of an order. */
export type OrderPayment =
  | 'pendente'
  | 'emAnalise'
  | 'recusado'
  | 'expirado'
  | 'cancelado'
  | 'pagoEmParte'
  | 'pago'
  | 'pagoAMais'
  | 'estornadoEmParte'
  | 'estornado'
  | 'contestado'

/** Derives the payment status from an order's total and its payments, oldest first; never stored. */
export function orderPayment(total: number, pagamentos: readonly Payment[]): OrderPayment {
  if (pagamentos.some(({ situacao }) => situacao === 'contestado')) return 'contestado'
  const { recebido, estornado } = moneyOf(pagamentos)
  const net = recebido - estornado
  if (recebido === 0 && total > 0) return attempt(pagamentos.at(-1))
  if (net > total) return 'pagoAMais'
  if (net === total) return 'pago'
  if (estornado === 0) return 'pagoEmParte'

  return net === 0 ? 'estornado' : 'estornadoEmParte'
}

/**
 * Derives the payment status of an imported order, whose payments are unknown, from whether it was paid and how it
 * ended.
 */
export function paymentElsewhere(situacao: OrderSituation, pago: boolean): OrderPayment {
  if (!pago) return 'cancelado'

  return situacao === 'cancelado' || situacao === 'devolvido' ? 'estornado' : 'pago'
}

/** Returns the amounts received and refunded, in centavos. */
export function moneyOf(pagamentos: readonly Payment[]): { recebido: number; estornado: number } {
  const paid = pagamentos.filter(({ situacao }) => situacao === 'pago')

  return {
    recebido: paid.reduce((sum, { valor }) => sum + valor, 0),
    estornado: paid.reduce((sum, { estornado }) => sum + estornado, 0),
  }
}

/** Until money is received, the last attempt decides. An authorised card is not charged yet. */
function attempt(payment: Payment | undefined): OrderPayment {
  switch (payment?.situacao) {
    case 'emAnalise':
    case 'autorizado':
      return 'emAnalise'
    case 'recusado':
    case 'expirado':
    case 'cancelado':
      return payment.situacao
    default:
      return 'pendente'
  }
}
