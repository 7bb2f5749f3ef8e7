import type { Cart, NewItem } from '#contract/cart/cart.ts'
import { type ListName, listToShop } from '#platform/catalog/collections/lists/list-to-shop.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { planItems } from './put-items.ts'

/**
 * Adds a whole list to the cart, or the products named in `itens`, with their SKUs and quantities. Skips what is not
 * available. Refuses `ListaInexistente`, as `planItems` does, and `EstoqueInsuficiente` if nothing is available.
 */
export async function shopList(
  context: RequestContext,
  { itens, ...name }: ListName & { itens?: NewItem[] | undefined },
): Promise<Cart> {
  const list = await listToShop(context, name)
  const isListed = ({ idProduto }: NewItem) => list.some((item) => item.idProduto === idProduto)
  if (itens && !itens.every(isListed)) throw refuse('ProdutoInexistente')

  return changeCart(context, planItems(itens ?? list, { leaveOut: true }))
}
