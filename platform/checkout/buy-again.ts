import type { Cart } from '#contract/cart/cart.ts'
import { shopAgain } from '#platform/cart/items/shop-again.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { openOrder, type Which } from '#platform/orders/access/open-order.ts'

/**
 * Puts what can be had of an old order into the cart again. Refuses `PedidoInexistente`, and as `shopAgain` does.
 */
export async function buyAgain(context: RequestContext, which: Which): Promise<Cart> {
  const { itens } = await openOrder(context, which)

  return shopAgain(
    context,
    itens.flatMap(({ idProduto, idSku, quantidade, nome }) =>
      // What another shop sold, and this one does not.
      idProduto === null || idSku === null ? [] : { idProduto, quantidade, nome, idAtributoSimples: idSku },
    ),
  )
}
