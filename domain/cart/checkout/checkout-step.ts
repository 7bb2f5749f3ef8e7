/** A step of the checkout. */
export type CheckoutStep = 'identificacao' | 'entrega' | 'pagamento'

/** Returns the first incomplete step. In-store pickup needs no address, nor does what is sent to a school. */
export function checkoutStep({
  identificacao,
  endereco,
  frete,
}: {
  identificacao: object | null
  endereco: object | null
  frete: { tipo: 'entrega' | 'retirada'; escola?: true | undefined } | null
}): CheckoutStep {
  if (identificacao === null) return 'identificacao'
  if (frete === null) return 'entrega'

  return frete.tipo === 'entrega' && !frete.escola && endereco === null ? 'entrega' : 'pagamento'
}
