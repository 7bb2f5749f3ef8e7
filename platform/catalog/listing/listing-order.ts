import { asc, desc, type SQL } from 'drizzle-orm'
import type { Order } from '#contract/catalog/catalog.ts'
import { listagem } from '../tables.ts'

/**
 * How SQL sorts `listagem` for an order; each ends with the id, so that no product stands on two pages or on none. What
 * can be bought comes first in Popularidade, where a search puts its rank before what sells.
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
