import type { Database } from '#platform/database/connect.ts'
import { saveQuestion } from '#platform/reviews/questions/save-question.ts'
import { saveReviews } from '#platform/reviews/reviews/save-reviews.ts'
import { saveStoreEvaluation } from '#platform/reviews/store/save-store-evaluation.ts'
import { products } from './catalogue/products.ts'
import { inParallel } from './in-parallel.ts'
import { questions } from './reviews/questions.ts'
import { reviews } from './reviews/reviews.ts'
import { storeEvaluations } from './reviews/store-evaluations.ts'

/** Products whose reviews and questions are loaded at a time. */
const AT_ONCE = 4

/** Loads reviews and questions of products, and reviews of the store. `ids` are product ids by slug. */
export async function loadReviews(db: Database, ids: Map<string, number>): Promise<void> {
  const all = products()
  await inParallel(reviews(all), AT_ONCE, async ({ slug, avaliacoes }) => {
    await saveReviews({ db }, idOf(ids, slug), avaliacoes)
  })
  await inParallel(questions(all), AT_ONCE, async ({ slug, perguntas }) => {
    for (const question of perguntas) await saveQuestion({ db }, idOf(ids, slug), question)
  })
  for (const evaluation of storeEvaluations()) await saveStoreEvaluation({ db }, evaluation)
}

function idOf(ids: Map<string, number>, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`There is no product ${slug} to review.`)
  return id
}
