import type { Cart, CartHash } from '#contract/cart/cart.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'

/** Removes an item; does nothing if it is not in the cart. */
export function removeItem(
  context: RequestContext,
  { idProduto, idAtributoSimples }: CartHash,
): Promise<Cart> {
  return changeCart(context, {
    skus: [],
    produtos: [],
    decide: ({ lines }) => ({
      lines: lines.filter(
        (line) => line.idProduto !== idProduto || line.idAtributoSimples !== idAtributoSimples,
      ),
    }),
  })
}
