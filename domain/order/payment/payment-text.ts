import { planText } from '#domain/money/installments.ts'
import { BRAND_NAMES } from '#domain/payments/cards/brand-names.ts'
import { formatDay } from '#domain/time/format-date.ts'
import type { PaymentSituation } from './payment-situation.ts'

/** One payment of an order, in centavos: `valor` is the full amount charged, including `juros`. */
export type ShownPayment = {
  metodo: 'pix' | 'boleto' | 'cartao'
  situacao: PaymentSituation
  valor: number
  juros: number
  parcelas: number
  boleto: { vencimento: string } | null
  cartao: { bandeira: string; ultimosDigitos: string } | null
}

/** Payment method names for shoppers; `outro` is a method of another shop. */
export const METHOD_NAMES = {
  pix: 'Pix',
  boleto: 'Boleto',
  cartao: 'Cartão de crédito',
  outro: 'Outra forma',
} as const

/**
 * Selects the payments that show how an order is paid, given all attempts, newest first: the received ones, otherwise
 * the newest attempt. Empty if that attempt failed, because it charges nothing.
 */
export function payingAttempts<P extends ShownPayment>(pagamentos: readonly P[]): P[] {
  const paid = pagamentos.filter(({ situacao }) => situacao === 'pago' || situacao === 'contestado')

  return paid.length > 0 ? paid : pagamentos.slice(0, 1).filter(({ situacao }) => !FAILED.includes(situacao))
}

const FAILED: readonly PaymentSituation[] = ['recusado', 'expirado', 'cancelado']

/** Describes one payment: `Visa final 1111, em 12x de R$ 44,81`, `Boleto com vencimento em 01/12/2026`, `Pix`. */
export function paymentText({ metodo, valor, parcelas, boleto, cartao }: ShownPayment): string {
  if (metodo === 'boleto' && boleto)
    return `${METHOD_NAMES.boleto} com vencimento em ${formatDay(boleto.vencimento)}`
  if (metodo !== 'cartao') return METHOD_NAMES[metodo]
  const card = cartao ? `${brandName(cartao.bandeira)} final ${cartao.ultimosDigitos}` : METHOD_NAMES.cartao

  return parcelas > 1
    ? `${card}, em ${planText({ parcelas, valorParcela: Math.floor(valor / parcelas), valorTotal: valor })}`
    : `${card}, à vista`
}

/** Describes how an order is paid or will be: its payments, otherwise the chosen method, here or in another shop. */
export function orderPaymentText({
  total,
  metodo,
  pagamentos,
  pagamentoAntigo,
}: {
  total: number
  metodo: keyof typeof METHOD_NAMES
  pagamentos: readonly ShownPayment[]
  pagamentoAntigo: string | null
}): string {
  const paying = payingAttempts(pagamentos).map(paymentText).join('; ')
  if (paying !== '') return paying
  if (pagamentoAntigo !== null) return pagamentoAntigo

  return total === 0 ? 'Nada a pagar' : METHOD_NAMES[metodo]
}

/** Returns an order's total including interest, in centavos; `juros` is zero without interest. */
export function chargedTotal(
  total: number,
  pagamentos: readonly ShownPayment[],
): { juros: number; charged: number } {
  const juros = payingAttempts(pagamentos).reduce((sum, payment) => sum + payment.juros, 0)

  return { juros, charged: total + juros }
}

/** Returns the usual spelling of a card brand; an unknown brand is shown as the provider writes it. */
function brandName(bandeira: string): string {
  return Object.entries(BRAND_NAMES).find(([name]) => name === bandeira)?.[1] ?? bandeira
}
