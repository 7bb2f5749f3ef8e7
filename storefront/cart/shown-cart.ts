import type { Cart, CartHash } from '#contract/cart/cart.ts'
import type { CartState } from './cart-state.ts'

/** The identity of a line, as a string. */
export function lineKey({ idProduto, idAtributoSimples }: CartHash): string {
  return `${idProduto}-${idAtributoSimples}`
}

/**
 * The cart with the shopper's pending changes applied to lines and count. The sums stay as they are until the platform
 * answers.
 */
export function shownCart(cart: Cart, pending: CartState['pending']): Cart {
  if (pending.size === 0) return cart

  const itens = cart.itens.flatMap((item) => {
    const quantidade = pending.get(lineKey(item.hash)) ?? item.quantidade
    return quantidade === 0 ? [] : [{ ...item, quantidade }]
  })

  return { ...cart, itens, quantidadeTotal: itens.reduce((sum, { quantidade }) => sum + quantidade, 0) }
}
