import type { Review } from '#contract/reviews/reviews.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { countReviews, listReviews, type ReviewPage } from './rows.ts'

type Query = ReviewPage & { idProduto: number }
type Answer = { avaliacoes: Review[]; total: number; offset: number; limit: number }

/** Returns a page of a product's published reviews; with `nota`, those with that many stars. */
export async function listProductReviews(
  { db, tag }: RequestContext,
  { idProduto, ...page }: Query,
): Promise<Answer> {
  tag(tags.product(idProduto), tags.categories)
  const [counts, avaliacoes] = await Promise.all([
    countReviews(db, idProduto),
    listReviews(db, idProduto, page),
  ])

  return { avaliacoes, total: totalOf(counts, page.nota), offset: page.offset, limit: page.limit }
}

function totalOf(counts: Awaited<ReturnType<typeof countReviews>>, nota: number | undefined): number {
  return nota === undefined
    ? counts.quantidade
    : (counts.histograma.find((bar) => bar.nota === nota)?.quantidade ?? 0)
}
