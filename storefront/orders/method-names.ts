import type { PaymentMethod } from '#contract/orders.ts'

/** What shoppers call the ways to pay. */
export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  cartao: 'Cartão de crédito',
}
