import type { ProductDetail } from '#contract/catalog/catalog.ts'
import type { PageFrame } from '#contract/page-frame.ts'
import type { ReviewSummary } from '#contract/reviews/reviews.ts'
import { getProduct } from '#platform/catalog/product/page/get-product.ts'
import { productAddress } from '#platform/catalog/product/page/product-slug.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { reviewsAndQuestions } from './reviews-and-questions.ts'

/** Search engines show one or two reviews; all of them would double the page's text. */
const STATED_REVIEWS = 3

/** Returns a product's page: the catalog's data with its reviews and questions. */
export async function getProductPage(
  context: RequestContext,
  input: { url: string },
): Promise<ProductDetail> {
  const [{ estrutura, conteudo }, reviewed] = await Promise.all([
    getProduct(context, input),
    reviewsAndQuestions(context, productAddress(input.url).slug),
  ])
  if (!reviewed) throw refuse('ProdutoInexistente')
  const { avaliacao, perguntas } = reviewed

  return { estrutura: withRating(estrutura, avaliacao), conteudo: { ...conteudo, avaliacao, perguntas } }
}

/** Structured data may only contain ratings that the page shows: none without reviews. */
function withRating(estrutura: PageFrame, avaliacao: ReviewSummary): PageFrame {
  if (avaliacao.quantidade === 0) return estrutura

  return {
    ...estrutura,
    dadosEstruturados: estrutura.dadosEstruturados.map((data) =>
      data['@type'] === 'Product' || data['@type'] === 'ProductGroup'
        ? { ...data, ...ratingData(avaliacao) }
        : data,
    ),
  }
}

function ratingData({ media, quantidade, avaliacoes }: ReviewSummary) {
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: media,
      reviewCount: quantidade,
      bestRating: 5,
      worstRating: 1,
    },
    review: avaliacoes.slice(0, STATED_REVIEWS).map(({ nome, nota, titulo, comentario, data }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: nome },
      reviewRating: { '@type': 'Rating', ratingValue: nota, bestRating: 5, worstRating: 1 },
      ...(titulo && { name: titulo }),
      reviewBody: comentario,
      datePublished: data.slice(0, 10),
    })),
  }
}
