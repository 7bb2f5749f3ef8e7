import type { FreightGoods, FreightQuote } from '#contract/settings/shipping.ts'
import { type ListName, listToShop } from '#platform/catalog/collections/lists/list-to-shop.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { quoteGoods } from './quote-goods.ts'

/**
 * Quotes the freight of these products, or else of the whole list with its quantities. Refuses `ListaInexistente`, as
 * `quoteGoods` does, and `ProdutoInexistente` if the list has no product that the shop shows.
 */
export async function quoteList(
  context: RequestContext,
  { cep, itens, ...name }: ListName & { cep: string; itens?: FreightGoods[] | undefined },
): Promise<FreightQuote> {
  const goods = itens ?? (await listToShop(context, name))
  if (goods.length === 0) throw refuse('ProdutoInexistente')

  return quoteGoods(context, { cep, itens: goods })
}
