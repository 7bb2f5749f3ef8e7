import { BRAND_NAMES } from '#domain/payments/cards/brand-names.ts'
import { planText } from '#domain/prices/installments.ts'
import { formatDay } from '#domain/time/format-date.ts'
import type { PaymentSituation } from './payment-situation.ts'

/** One payment of an order, in centavos: `valor` is all that is charged, with `juros`. */
export type ShownPayment = {
  metodo: 'pix' | 'boleto' | 'cartao'
  situacao: PaymentSituation
  valor: number
  juros: number
  parcelas: number
  boleto: { vencimento: string } | null
  cartao: { bandeira: string; ultimosDigitos: string } | null
}

/** What shoppers call the ways to pay; `outro` is a way of another shop. */
export const METHOD_NAMES = {
  pix: 'Pix',
  boleto: 'Boleto',
  cartao: 'Cartão de crédito',
  outro: 'Outra forma',
} as const

/**
 * The payments that tell how an order is paid, of all tries, the newest first: those that came, or else the newest try. Empty
 * where that try failed: nothing of it is charged.
 */
export function payingAttempts<P extends ShownPayment>(pagamentos: readonly P[]): P[] {
  const paid = pagamentos.filter(({ situacao }) => situacao === 'pago' || situacao === 'contestado')

  return paid.length > 0 ? paid : pagamentos.slice(0, 1).filter(({ situacao }) => !FAILED.includes(situacao))
}

const FAILED: readonly PaymentSituation[] = ['recusado', 'expirado', 'cancelado']

/** How one payment is made: `Visa final 1111, em 12x de R$ 44,81`, `Boleto com vencimento em 01/12/2026`, `Pix`. */
export function paymentText({ metodo, valor, parcelas, boleto, cartao }: ShownPayment): string {
  if (metodo === 'boleto' && boleto)
    return `${METHOD_NAMES.boleto} com vencimento em ${formatDay(boleto.vencimento)}`
  if (metodo !== 'cartao') return METHOD_NAMES[metodo]
  const card = cartao ? `${brandName(cartao.bandeira)} final ${cartao.ultimosDigitos}` : METHOD_NAMES.cartao

  return parcelas > 1
    ? `${card}, em ${planText({ parcelas, valorParcela: Math.floor(valor / parcelas), valorTotal: valor })}`
    : `${card}, à vista`
}

/** How an order is paid, or is to be: the payments that tell it, else the way that was chosen, here or in another shop. */
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

/** What an order costs with the interest of its payments; `juros` is zero where there is none. Centavos. */
export function chargedTotal(
  total: number,
  pagamentos: readonly ShownPayment[],
): { juros: number; cobrado: number } {
  const juros = payingAttempts(pagamentos).reduce((sum, payment) => sum + payment.juros, 0)

  return { juros, cobrado: total + juros }
}

/** As people write it; what a provider calls otherwise is shown as it is. */
function brandName(bandeira: string): string {
  return Object.entries(BRAND_NAMES).find(([name]) => name === bandeira)?.[1] ?? bandeira
}
