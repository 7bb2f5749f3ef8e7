import { asc, desc, type SQL } from 'drizzle-orm'
import type { Order } from '#contract/catalog/catalog.ts'
import { LISTING_ORDERS } from '#domain/listing/listing-order.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listagem } from '../tables.ts'

/** The store's default order; Popularidade if the setting names no known order (specification, section 9). */
export function usualOrder({ sistema: { listagem: defaults } }: RequestContext['settings']): Order {
  return LISTING_ORDERS.find((each) => each === defaults.order) ?? 'Popularidade'
}

/**
 * The SQL order of `listagem`; each ends with the id, so that no product appears on two pages or on none. In
 * Popularidade, products in stock come first; a search in this order is sorted by its own rank instead.
 */
export function orderBy(order: Order): SQL[] {
  const { disponivel, popularidade, vendas, publicadoEm, precoPor, desconto, notaMedia, notaQuantidade } =
    listagem
  const id = asc(listagem.idProduto)
  switch (order) {
    case 'Popularidade':
      return [desc(disponivel), desc(popularidade), id]
    case 'Mais vendidos':
      return [desc(vendas), id]
    case 'Lançamentos':
      return [desc(publicadoEm), id]
    case 'Menor preço':
      return [asc(precoPor), id]
    case 'Maior preço':
      return [desc(precoPor), desc(listagem.idProduto)]
    case 'Maior desconto':
      return [desc(desconto), id]
    case 'Melhor avaliados':
      return [desc(notaMedia), desc(notaQuantidade), id]
    case 'A–Z':
      return [asc(listagem.nomeOrdem), id]
  }
}
