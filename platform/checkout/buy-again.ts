import type { Cart } from '#contract/cart/cart.ts'
import { shopAgain } from '#platform/cart/items/shop-again.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type OrderAccess, openOrder } from '#platform/orders/access/open-order.ts'

/** Adds the available items of an old order to the cart. Refuses `PedidoInexistente`, and as `shopAgain` does. */
export async function buyAgain(context: RequestContext, access: OrderAccess): Promise<Cart> {
  const { itens } = await openOrder(context, access)

  return shopAgain(
    context,
    itens.flatMap(({ idProduto, idSku, quantidade, nome, servicos }) => {
      // Items of another shop that this one does not sell.
      if (idProduto === null || idSku === null) return []
      const comServicos = (servicos ?? []).length > 0

      return { idProduto, quantidade, nome, idAtributoSimples: idSku, comServicos }
    }),
  )
}
