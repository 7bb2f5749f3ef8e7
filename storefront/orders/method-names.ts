import type { OrderMethod } from '#contract/orders.ts'

/** What shoppers call the ways to pay. */
export const METHOD_NAMES: Readonly<Record<OrderMethod, string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  cartao: 'Cartão de crédito',
  outro: 'Outra forma',
}
