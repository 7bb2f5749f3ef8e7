import type { Cart, CartHash } from '#contract/cart/cart.ts'
import type { CartState } from './cart-store.ts'

/** What tells lines apart, as one word. */
export function lineKey({ idProduto, idAtributoSimples }: CartHash): string {
  return `${idProduto}-${idAtributoSimples}`
}

/**
 * The cart with what the shopper wants of it on top: lines and count are shown at once. Sums stay the platform's: what they
 * will be is known when it answers.
 */
export function shownCart(cart: Cart, wanted: CartState['wanted']): Cart {
  if (wanted.size === 0) return cart

  const itens = cart.itens.flatMap((item) => {
    const quantidade = wanted.get(lineKey(item.hash)) ?? item.quantidade
    return quantidade === 0 ? [] : [{ ...item, quantidade }]
  })

  return { ...cart, itens, quantidadeTotal: itens.reduce((sum, { quantidade }) => sum + quantidade, 0) }
}
