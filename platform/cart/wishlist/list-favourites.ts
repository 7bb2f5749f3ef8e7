import { neighbours, pageCount } from '#domain/listing/pagination.ts'
import { cardsOf } from '#platform/catalog/product/card.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getWishlist } from './get-wishlist.ts'

/**
 * Returns a page of the visitor's favourites as cards. Past the end returns the last page: the requested one may have
 * just lost its only product.
 */
export async function listFavourites(
  context: RequestContext,
  { offset, limit }: { offset: number; limit: number },
) {
  const { favoritos } = await getWishlist(context)
  const total = favoritos.length
  const qtdPages = pageCount(total, limit)
  const start = offset < total ? offset : (qtdPages - 1) * limit
  const pg = Math.floor(start / limit) + 1
  const { prev, next } = neighbours(pg, qtdPages)
  const produtos = await cardsOf(context, favoritos.slice(start, start + limit))

  return {
    produtos,
    info: {
      prev: prev === null ? null : pageQuery(prev),
      self: pageQuery(pg),
      next: next === null ? null : pageQuery(next),
      offset: start,
      limit,
      exibindo: produtos.length,
      total,
      pg,
      qtdPages,
    },
  }
}

function pageQuery(pg: number): string {
  return pg > 1 ? `?pg=${pg}` : ''
}
