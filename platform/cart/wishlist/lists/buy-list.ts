import type { Cart } from '#contract/cart/cart.ts'
import type { ListItem } from '#contract/cart/personal-lists.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { addAvailable } from '../../shared/add-shared-cart.ts'
import { getList, getSharedList } from './read-lists.ts'

/** Adds the available items of one of the visitor's lists to the cart. Refuses `ListaInexistente` and as `addAvailable` does. */
export async function buyList(context: RequestContext, { id }: { id: number }): Promise<Cart> {
  const { itens } = await getList(context, { id })

  return addAvailable(context, linesOf(itens))
}

/** The same of a list that somebody shares, or one item of it. */
export async function buySharedList(
  context: RequestContext,
  { chave, idAtributoSimples }: { chave: string; idAtributoSimples?: number | undefined },
): Promise<Cart> {
  const { itens } = await getSharedList(context, { chave })
  const chosen =
    idAtributoSimples === undefined
      ? itens
      : itens.filter(({ hash }) => hash.idAtributoSimples === idAtributoSimples)

  return addAvailable(context, linesOf(chosen))
}

function linesOf(itens: readonly ListItem[]) {
  return itens.map(({ hash: { idProduto, idAtributoSimples }, quantidade }) => {
    return { idProduto, idAtributoSimples, quantidade }
  })
}
