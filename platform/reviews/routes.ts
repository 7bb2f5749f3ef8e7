import { implement } from '@orpc/server'
import { catalog } from '#contract/catalog.ts'
import { reviews } from '#contract/reviews.ts'
import type { Visit } from '#platform/visit.ts'
import { confirmStoreEvaluation } from './confirm-store-evaluation.ts'
import { getProductPage } from './get-product-page.ts'
import { listProductReviews } from './list-product-reviews.ts'
import { listStoreEvaluations } from './list-store-evaluations.ts'

const api = implement(reviews).$context<Visit>()

export const reviewsRoutes = api.router({
  listProductReviews: api.listProductReviews.handler(({ context, input }) =>
    listProductReviews(context, input),
  ),
  listStoreEvaluations: api.listStoreEvaluations.handler(({ context, input }) =>
    listStoreEvaluations(context, input),
  ),
  confirmStoreEvaluation: api.confirmStoreEvaluation.handler(({ context, input }) =>
    confirmStoreEvaluation(context, input),
  ),
})

/** The catalogue's endpoint of a product's page, answered here because the catalogue knows nothing of reviews. */
export const productPage = implement(catalog)
  .$context<Visit>()
  .product.handler(({ context, input }) => getProductPage(context, input))
