import type { Cart, CartItem, NewItem } from '#contract/cart/cart.ts'
import { track } from '../analytics/track.ts'

/** Counts items added to the cart, at the prices that the platform answered with. */
export function trackAdded(added: readonly NewItem[], { itens }: Cart): void {
  const found = added.flatMap(({ idProduto, idAtributoSimples, quantidade }) => {
    const line = itens.find(
      ({ hash }) =>
        hash.idProduto === idProduto &&
        (idAtributoSimples ?? hash.idAtributoSimples) === hash.idAtributoSimples,
    )
    return line ? [{ ...trackedLine(line), quantidade }] : []
  })
  if (found.length > 0) track({ nome: 'add_to_cart', itens: found })
}

/** Counts a removed line. */
export function trackRemoved(line: CartItem | undefined): void {
  if (line) track({ nome: 'remove_from_cart', itens: [trackedLine(line)] })
}

/** Counts a view of the cart. */
export function trackCartView(cart: Cart | null): void {
  track({ nome: 'view_cart', itens: cart?.itens.map(trackedLine) ?? [] })
}

function trackedLine({ hash, nome, quantidade, precos }: CartItem) {
  return { idProduto: hash.idProduto, nome, quantidade, valor: precos.precoPor }
}
