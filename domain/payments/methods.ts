/** The ways to pay, in the order in which the shop shows them. */
export const METHODS = ['pix', 'boleto', 'cartao'] as const
