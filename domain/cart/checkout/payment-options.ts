import { type Installment, type InstallmentRules, installments } from '../../money/installments.ts'

export type Metodo = 'pix' | 'boleto' | 'cartao'

/** What a method would cost, in centavos; `desconto` is the discount for paying at once. */
export type PaymentOption = { metodo: Metodo; desconto: number; total: number; parcelas: Installment[] }

type Checkout = {
  /** The items after their adjustments, and what Pix takes off them. */
  itens: number
  descontoVista: number
  frete: number
  /** Whether there is an address: banks register no boleto without one. */
  hasAddress: boolean
}

/**
 * Returns what each payment method of the store would cost, Pix first. The Pix discount applies to the items, never to
 * freight. A free order gets a single option, whatever the store accepts.
 */
export function paymentOptions(
  { itens, descontoVista, frete, hasAddress }: Checkout,
  accepted: readonly Metodo[],
  rules: InstallmentRules,
): PaymentOption[] {
  const total = itens + frete
  if (total === 0) return [{ metodo: 'pix', desconto: 0, total, parcelas: [] }]
  const options: PaymentOption[] = [
    { metodo: 'pix', desconto: descontoVista, total: total - descontoVista, parcelas: [] },
    { metodo: 'cartao', desconto: 0, total, parcelas: installments(total, rules) },
    { metodo: 'boleto', desconto: 0, total, parcelas: [] },
  ]

  return options.filter(({ metodo }) => accepted.includes(metodo) && (hasAddress || metodo !== 'boleto'))
}
