/** A step of the checkout. */
export type CheckoutStep = 'identificacao' | 'entrega' | 'pagamento'

/** The first step that still lacks something. What is fetched in the store needs no address. */
export function checkoutStep({
  identificacao,
  endereco,
  frete,
}: {
  identificacao: object | null
  endereco: object | null
  frete: { tipo: 'entrega' | 'retirada' } | null
}): CheckoutStep {
  if (identificacao === null) return 'identificacao'
  if (frete === null) return 'entrega'

  return frete.tipo === 'entrega' && endereco === null ? 'entrega' : 'pagamento'
}
