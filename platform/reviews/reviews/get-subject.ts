import type { Subject } from '#contract/reviews/questions.ts'
import type { OwnReview } from '#contract/reviews/reviews.ts'
import type { Criterion } from '#domain/review/criteria.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { knownAuthor, reviewKey } from '../authors/author.ts'
import { criteriaOf } from '../criteria/criteria-of.ts'
import { findOwnReview } from './own-review.ts'

type Answer = {
  produto: Subject
  criterios: Criterion[]
  identificado: boolean
  nome: string
  compraVerificada: boolean
  avaliacao: OwnReview | null
}

/** Returns what a form about a product needs. Refuses `ProdutoInexistente` and `ChaveInvalida`. */
export async function getSubject(
  context: RequestContext,
  input: { idProduto: number; key?: string | undefined },
): Promise<Answer> {
  const produto = (await productBriefs(context, [input.idProduto])).get(input.idProduto)
  if (!produto) throw refuse('ProdutoInexistente')
  const author = await knownAuthor(context, input)
  const chave = author && reviewKey(author, input.idProduto)

  return {
    produto,
    criterios: await criteriaOf(context.db, input.idProduto),
    identificado: author !== null,
    nome: author?.nome ?? '',
    compraVerificada: author?.compraVerificada ?? false,
    avaliacao: chave === null ? null : await findOwnReview(context.db, chave),
  }
}
