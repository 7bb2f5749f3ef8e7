import type { CartHash, CartItem } from '#contract/cart/cart.ts'

/** What a form of a line carries without being seen: what to do, and the line's identity. */
export function LineFields({ acao, item }: { acao: 'mudar' | 'tirar' | 'guardar'; item: CartItem }) {
  return (
    <>
      <HashFields acao={acao} hash={item.hash} />
      <input type="hidden" name="tipo" value={item.tipo} />
    </>
  )
}

/** The same of what is beside the cart. */
export function HashFields({ acao, hash }: { acao: string; hash: CartHash }) {
  return (
    <>
      <input type="hidden" name="acao" value={acao} />
      <input type="hidden" name="idProduto" value={hash.idProduto} />
      <input type="hidden" name="idAtributoSimples" value={hash.idAtributoSimples} />
    </>
  )
}
