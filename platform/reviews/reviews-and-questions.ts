import { sql } from 'drizzle-orm'
import type { ProductQuestion, ReviewSummary } from '#contract/reviews/reviews.ts'
import { productBySlug } from '#platform/catalog/product/page/product-slug.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { criteriaIn } from './criteria/criteria-of.ts'
import { publishedQuestions, toQuestion } from './questions/published-questions.ts'
import { countedReviews, criterionAverages, mostHelpfulReviews, toCounts, toReview } from './reviews/rows.ts'

/** Number of reviews on the product's page before the shopper loads more. */
const FIRST = 6

/**
 * Returns what a product's page shows of its reviews: the rating, all zero without any, with the most helpful ones; and
 * its published questions. One statement, by the product's slug, so that it need not wait for the product's own. Null
 * if there is no such product.
 */
export async function reviewsAndQuestions(
  { db, tag }: Pick<RequestContext, 'db' | 'tag'>,
  slug: string,
): Promise<{ avaliacao: ReviewSummary; perguntas: ProductQuestion[] } | null> {
  const [row] = await query(db).execute({ slug })
  if (!row) return null
  tag(tags.product(row.idProduto))
  const { media, quantidade, recomendam, histograma } = toCounts(row.counts)

  return {
    avaliacao: {
      media: media ?? 0,
      quantidade,
      recomendam: recomendam ?? 0,
      histograma,
      criterios: row.criteria.flatMap(({ codigo, rotulo }) => {
        const media = row.averages[codigo]
        return media === undefined ? [] : [{ criterio: codigo, rotulo, media }]
      }),
      avaliacoes: row.reviews.map((review) => toReview(review, row.criteria)),
    },
    perguntas: row.questions.map(toQuestion),
  }
}

const query = preparedQuery((db) => {
  const idProduto = sql<number>`product.id`

  return db
    .select({
      idProduto,
      criteria: criteriaIn(idProduto),
      averages: criterionAverages(db, idProduto),
      counts: countedReviews(db, idProduto),
      reviews: mostHelpfulReviews(db, idProduto, FIRST),
      questions: publishedQuestions(db, idProduto),
    })
    .from(sql`${productBySlug(sql.placeholder('slug'))} product`)
    .prepare('reviews_and_questions')
})
