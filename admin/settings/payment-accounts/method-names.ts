/** Names of the methods, in the order of the forms. */
export const METHOD_NAMES = { pix: 'Pix', boleto: 'Boleto', cartao: 'Cartão de crédito' } as const
