import { eq } from 'drizzle-orm'
import { givenName } from '#domain/customer/first-name.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { reviewKey } from '../authors/author.ts'
import { findOwnReview } from '../reviews/own-review.ts'
import { type ReviewedProduct, reviewedProduct } from '../reviews/reviewed-product.ts'
import { avaliacoesLoja } from '../tables.ts'
import { findInvitation } from './find-invitation.ts'

type Answer = {
  nome: string
  numero: number
  lojaAvaliada: boolean
  produtos: (ReviewedProduct & { avaliado: boolean })[]
}

/** Returns what an invitation asks for, and what of it is done. Refuses `ChaveInvalida`. */
export async function getInvitation(context: RequestContext, { key }: { key: string }): Promise<Answer> {
  const { id, order } = await findInvitation(context, key)
  const briefs = await productBriefs(context, order.produtos)
  const [evaluated] = await context.db
    .select({ confirmadaEm: avaliacoesLoja.confirmadaEm })
    .from(avaliacoesLoja)
    .where(eq(avaliacoesLoja.idConvite, id))
  const author = { ...order, compraVerificada: true, identificado: true }
  const produtos = await Promise.all(
    [...briefs.values()].map(async (brief) => ({
      ...reviewedProduct(brief),
      avaliado: (await findOwnReview(context.db, reviewKey(author, brief.id))) !== null,
    })),
  )

  return {
    nome: givenName(order.nome),
    numero: order.numero,
    lojaAvaliada: Boolean(evaluated?.confirmadaEm),
    produtos,
  }
}
