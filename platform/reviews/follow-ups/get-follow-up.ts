import { and, eq, gt, inArray } from 'drizzle-orm'
import { givenName } from '#domain/customer/first-name.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { findReceivedOrder, type ReceivedOrder } from '#platform/orders/buyer/received-orders.ts'
import { reviewKey } from '../authors/author.ts'
import { type ReviewedProduct, reviewedProduct } from '../reviews/reviewed-product.ts'
import { avaliacoes, avaliacoesRetornos, convitesRetorno } from '../tables.ts'

type FollowUp = { nota: number; texto: string }

type Answer = {
  nome: string
  numero: number
  produtos: (ReviewedProduct & { nota: number | null; retorno: FollowUp | null })[]
}

/** Returns what a mail after ninety days asks about, and what was answered before. Refuses `ChaveInvalida`. */
export async function getFollowUp(context: RequestContext, { key }: { key: string }): Promise<Answer> {
  const order = await findAskedOrder(context, key)
  const briefs = await productBriefs(context, order.produtos)
  const keys = order.produtos.map((idProduto) => reviewKeyOf(order, idProduto))
  const reviews = await context.db
    .select({
      idProduto: avaliacoes.idProduto,
      nota: avaliacoes.nota,
      retorno: { nota: avaliacoesRetornos.nota, texto: avaliacoesRetornos.texto },
    })
    .from(avaliacoes)
    .leftJoin(avaliacoesRetornos, eq(avaliacoesRetornos.idAvaliacao, avaliacoes.id))
    .where(inArray(avaliacoes.chave, keys))
  const byProduct = new Map(reviews.map((review) => [review.idProduto, review]))

  return {
    nome: givenName(order.nome),
    numero: order.numero,
    produtos: order.produtos.flatMap((id) => {
      const brief = briefs.get(id)
      if (!brief) return []
      const review = byProduct.get(id)
      return [{ ...reviewedProduct(brief), nota: review?.nota ?? null, retorno: review?.retorno ?? null }]
    }),
  }
}

/** The order that a mail with this key asks about. Refuses `ChaveInvalida`. */
export async function findAskedOrder(
  context: Pick<RequestContext, 'db' | 'now'>,
  key: string,
): Promise<ReceivedOrder> {
  const [invited] = await context.db
    .select({ idPedido: convitesRetorno.idPedido })
    .from(convitesRetorno)
    .where(and(eq(convitesRetorno.chaveHash, keyHash(key)), gt(convitesRetorno.expiraEm, context.now)))
  const order = invited && (await findReceivedOrder(context, invited.idPedido))
  if (!order) throw refuse('ChaveInvalida')

  return order
}

/** The key of an order's review of a product. */
export function reviewKeyOf({ email }: ReceivedOrder, idProduto: number): string {
  return reviewKey({ email, identificado: true }, idProduto)
}
