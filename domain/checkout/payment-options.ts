import { type Installment, type InstallmentRules, installments } from '../prices/installments.ts'

export type Metodo = 'pix' | 'boleto' | 'cartao'

/** What a method would cost, in centavos; `desconto` is what paying at once takes off. */
export type PaymentOption = { metodo: Metodo; desconto: number; total: number; parcelas: Installment[] }

type Checkout = {
  /** The items after their adjustments, and what Pix takes off them. */
  itens: number
  descontoVista: number
  frete: number
  /** Whether there is an address: banks register no boleto without one. */
  temEndereco: boolean
}

/**
 * What each method that the store takes would cost, Pix first. The discount of Pix is on the items, never on the freight. What
 * costs nothing is paid by nothing: of it there is one option, whatever the store takes.
 */
export function paymentOptions(
  { itens, descontoVista, frete, temEndereco }: Checkout,
  taken: readonly Metodo[],
  rules: InstallmentRules,
): PaymentOption[] {
  const total = itens + frete
  if (total === 0) return [{ metodo: 'pix', desconto: 0, total, parcelas: [] }]
  const options: PaymentOption[] = [
    { metodo: 'pix', desconto: descontoVista, total: total - descontoVista, parcelas: [] },
    { metodo: 'cartao', desconto: 0, total, parcelas: installments(total, rules) },
    { metodo: 'boleto', desconto: 0, total, parcelas: [] },
  ]

  return options.filter(({ metodo }) => taken.includes(metodo) && (temEndereco || metodo !== 'boleto'))
}
