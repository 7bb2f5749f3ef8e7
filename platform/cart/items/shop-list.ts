import type { Cart, NewItem } from '#contract/cart/cart.ts'
import { type ListName, listToShop } from '#platform/catalog/collections/lists/list-to-shop.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { puttingIn } from './put-items.ts'

/**
 * Puts a whole list into the cart, or those of its products that `itens` names, with their SKUs and quantities. What can't be
 * had is left out. Refuses `ListaInexistente`, and as `puttingIn` says; `EstoqueInsuficiente` when nothing of it can be had.
 */
export async function shopList(
  context: RequestContext,
  { itens, ...name }: ListName & { itens?: NewItem[] | undefined },
): Promise<Cart> {
  const list = await listToShop(context, name)
  const isListed = ({ idProduto }: NewItem) => list.some((item) => item.idProduto === idProduto)
  if (itens && !itens.every(isListed)) throw refuse('ProdutoInexistente')

  return changeCart(context, puttingIn(itens ?? list, { leaveOut: true }))
}
