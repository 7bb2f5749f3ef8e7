import type { OwnReview } from '#contract/reviews/reviews.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { productsReceived } from '#platform/orders/buyer/received-orders.ts'
import { listOwnReviews } from './own-review.ts'
import { type ReviewedProduct, reviewedProduct } from './reviewed-product.ts'

type MyReviews = {
  avaliacoes: (OwnReview & { produto: ReviewedProduct })[]
  aAvaliar: ReviewedProduct[]
}

/**
 * Lists the logged-in customer's reviews, and products they received but have not reviewed. Refuses `LoginNecessario`.
 */
export async function listMyReviews(context: RequestContext): Promise<MyReviews> {
  const idCliente = await requireCustomer(context)
  const [written, received] = await Promise.all([
    listOwnReviews(context.db, idCliente),
    productsReceived(context, idCliente),
  ])
  const briefs = await productBriefs(context, [...received, ...written.map(({ idProduto }) => idProduto)])
  const reviewed = new Set(written.map(({ idProduto }) => idProduto))

  return {
    avaliacoes: written.flatMap((review) => {
      const brief = briefs.get(review.idProduto)
      return brief ? [{ ...review, produto: reviewedProduct(brief) }] : []
    }),
    aAvaliar: received.flatMap((id) => {
      const brief = reviewed.has(id) ? undefined : briefs.get(id)
      return brief ? [reviewedProduct(brief)] : []
    }),
  }
}
