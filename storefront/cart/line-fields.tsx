import type { CartItem } from '#contract/cart.ts'

/** What a form of a line carries without being seen: what to do, and the line's identity. */
export function LineFields({ acao, item: { hash, tipo } }: { acao: 'mudar' | 'tirar'; item: CartItem }) {
  return (
    <>
      <input type="hidden" name="acao" value={acao} />
      <input type="hidden" name="idProduto" value={hash.idProduto} />
      <input type="hidden" name="idAtributoSimples" value={hash.idAtributoSimples} />
      <input type="hidden" name="tipo" value={tipo} />
    </>
  )
}
