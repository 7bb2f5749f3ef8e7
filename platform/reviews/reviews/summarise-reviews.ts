import type { ReviewSummary } from '#contract/reviews/reviews.ts'
import { CRITERIA } from '#domain/review/criteria.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/tags.ts'
import { countReviews, listReviews } from './rows.ts'

/** Number of reviews on the product's page before the shopper loads more. */
const FIRST = 6

/** Returns a product's rating with the most helpful reviews. All zero without any. */
export async function summariseReviews(
  { db, tag }: Pick<RequestContext, 'db' | 'tag'>,
  idProduto: number,
): Promise<ReviewSummary> {
  tag(tags.product(idProduto))
  const [counts, avaliacoes] = await Promise.all([
    countReviews(db, idProduto),
    listReviews(db, idProduto, { order: 'Mais úteis', offset: 0, limit: FIRST }),
  ])

  return {
    media: counts.media ?? 0,
    quantidade: counts.quantidade,
    recomendam: counts.recomendam ?? 0,
    histograma: counts.histograma,
    criterios: CRITERIA.flatMap((criterio) => {
      const media = counts[criterio]
      return media === null ? [] : [{ criterio, media }]
    }),
    avaliacoes,
  }
}
