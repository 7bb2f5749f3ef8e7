import type { Subject } from '#contract/reviews/questions.ts'
import type { OwnReview } from '#contract/reviews/reviews.ts'
import { instrumentCode, readInstrumentCode, withoutDetails } from '#domain/instruments/mine/my-instrument.ts'
import type { Criterion } from '#domain/review/criteria.ts'
import { instrumentOfProduct } from '#platform/catalog/listing/sizes/instrument-of-product.ts'
import { productBriefs } from '#platform/catalog/product/product-briefs.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentsOf } from '#platform/orders/buyer/instruments/list-instruments.ts'
import { knownAuthor, reviewKey } from '../authors/author.ts'
import { criteriaOf } from '../criteria/criteria-of.ts'
import { findOwnReview } from './own-review.ts'

type Answer = {
  produto: Subject
  criterios: Criterion[]
  tocaProvavel: string
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
    tocaProvavel: await likelyInstrument(context, input.idProduto),
    identificado: author !== null,
    nome: author?.nome ?? '',
    compraVerificada: author?.compraVerificada ?? false,
    avaliacao: chave === null ? null : await findOwnReview(context.db, chave),
  }
}

/** What an author plays: the first of their account's instruments, or that which the product is or is for. */
async function likelyInstrument(context: RequestContext, idProduto: number): Promise<string> {
  const { logado, id } = await getUser(context)
  const [own] = logado ? (await instrumentsOf(context, id)).instrumentos : []
  const instrument = own && readInstrumentCode(own.codigo)
  if (instrument) return instrumentCode(withoutDetails(instrument))
  const familia = await instrumentOfProduct(context, idProduto)

  return familia === null ? '' : instrumentCode({ familia, tamanho: null, escala: null, cordas: null })
}
