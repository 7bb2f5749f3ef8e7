import type { CartHash, CartItem } from '#contract/cart/cart.ts'

/** The hidden fields of a line's form: the action and the line's identity. */
export function LineFields({ acao, item }: { acao: 'mudar' | 'tirar' | 'guardar'; item: CartItem }) {
  return (
    <>
      <HashFields acao={acao} hash={item.hash} />
      <input type="hidden" name="tipo" value={item.tipo} />
    </>
  )
}

/** The hidden fields for an item that is not a cart line. */
export function HashFields({ acao, hash }: { acao: string; hash: CartHash }) {
  return (
    <>
      <input type="hidden" name="acao" value={acao} />
      <input type="hidden" name="idProduto" value={hash.idProduto} />
      <input type="hidden" name="idAtributoSimples" value={hash.idAtributoSimples} />
    </>
  )
}
