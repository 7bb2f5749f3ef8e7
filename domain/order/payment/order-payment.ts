import type { OrderSituation } from '../order-situation.ts'
import type { PaymentSituation } from './payment-situation.ts'

/**
 * One attempt to pay an order, in centavos: `valor` is the part of the order's total that it pays, without the interest of
 * instalments, and `estornado` what of it was given back.
 */
export type Payment = { situacao: PaymentSituation; valor: number; estornado: number }

/** How an order stands with its money. */
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

/** Derived from an order's total and its payments, the oldest first; never stored. */
export function orderPayment(total: number, pagamentos: readonly Payment[]): OrderPayment {
  if (pagamentos.some(({ situacao }) => situacao === 'contestado')) return 'contestado'
  const { recebido, estornado } = moneyOf(pagamentos)
  const liquido = recebido - estornado
  if (recebido === 0 && total > 0) return attempt(pagamentos.at(-1))
  if (liquido > total) return 'pagoAMais'
  if (liquido === total) return 'pago'
  if (estornado === 0) return 'pagoEmParte'

  return liquido === 0 ? 'estornado' : 'estornadoEmParte'
}

/** The same of an order of another shop, whose payments are not known: by whether it was paid, and what became of it. */
export function paymentElsewhere(situacao: OrderSituation, pago: boolean): OrderPayment {
  if (!pago) return 'cancelado'

  return situacao === 'cancelado' || situacao === 'devolvido' ? 'estornado' : 'pago'
}

/** What of the payments was received, and what of it was given back, in centavos. */
export function moneyOf(pagamentos: readonly Payment[]): { recebido: number; estornado: number } {
  const paid = pagamentos.filter(({ situacao }) => situacao === 'pago')

  return {
    recebido: paid.reduce((sum, { valor }) => sum + valor, 0),
    estornado: paid.reduce((sum, { estornado }) => sum + estornado, 0),
  }
}

/** While nothing has been received, the last attempt tells. An authorised card is not charged yet. */
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
