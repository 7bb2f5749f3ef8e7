import { inArray } from 'drizzle-orm'
import type { OwnReview } from '#contract/reviews/reviews.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { productsReceived } from '#platform/orders/buyer/received-orders.ts'
import { avaliacoesRetornos } from '../tables.ts'
import { listOwnReviews } from './own-review.ts'
import { type ReviewedProduct, reviewedProduct } from './reviewed-product.ts'

type OwnFollowUp = { nota: number; texto: string; situacao: OwnReview['situacao'] }

type MyReviews = {
  avaliacoes: (OwnReview & { produto: ReviewedProduct; retorno: OwnFollowUp | null })[]
  aAvaliar: ReviewedProduct[]
}

/**
 * Lists the logged-in customer's reviews with what they said after ninety days, and products they received but have not reviewed. Refuses `LoginNecessario`.
 */
export async function listMyReviews(context: RequestContext): Promise<MyReviews> {
  const idCliente = await requireCustomer(context)
  const [written, received] = await Promise.all([
    listOwnReviews(context.db, idCliente),
    productsReceived(context, idCliente),
  ])
  const briefs = await productBriefs(context, [...received, ...written.map(({ idProduto }) => idProduto)])
  const followUps = await followUpsOf(
    context.db,
    written.map(({ id }) => id),
  )
  const reviewed = new Set(written.map(({ idProduto }) => idProduto))

  return {
    avaliacoes: written.flatMap((review) => {
      const brief = briefs.get(review.idProduto)
      const retorno = followUps.get(review.id) ?? null
      return brief ? [{ ...review, produto: reviewedProduct(brief), retorno }] : []
    }),
    aAvaliar: received.flatMap((id) => {
      const brief = reviewed.has(id) ? undefined : briefs.get(id)
      return brief ? [reviewedProduct(brief)] : []
    }),
  }
}

async function followUpsOf(db: Database, reviews: number[]): Promise<Map<number, OwnFollowUp>> {
  if (reviews.length === 0) return new Map()
  const rows = await db
    .select()
    .from(avaliacoesRetornos)
    .where(inArray(avaliacoesRetornos.idAvaliacao, reviews))

  return new Map(
    rows.map(({ idAvaliacao, nota, texto, situacao }) => [idAvaliacao, { nota, texto, situacao }]),
  )
}
