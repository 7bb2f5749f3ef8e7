import type { Showcase } from '#contract/catalog/catalog.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { cardsOf } from '../card.ts'

/** The recently viewed products that a browser remembers, latest first; those that are gone are left out. */
export async function getSeen(
  context: RequestContext,
  { seenProducts, limit }: { seenProducts: string; limit: number },
): Promise<Showcase> {
  const ids = [...new Set(seenProducts.split(',').map(Number))]
  const produtos = (await cardsOf(context, ids)).slice(0, limit)
  context.tag(...produtos.map(({ id }) => tags.product(id)))

  return {
    vitrine: { hash: 'ultimos-vistos', titulo: 'Vistos recentemente', descricao: '', link: null },
    produtos,
  }
}
