import { REVIEW_PARAMETERS } from '#domain/review/review-query.ts'
import { writtenParameters } from '#storefront/product/instruments/written-parameters.ts'
import { ReviewsPage } from '#storefront/product/reviews/by-player/reviews-page.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import { idOf } from '#storefront/reviews/form-data.ts'
import type { Route } from './+types/product-reviews'

/** As much as the API reads. */
const MAX_SHARED_LENGTH = 100

export const loader = pageLoader(async ({ params, url: { searchParams }, context }: Route.LoaderArgs) => {
  const { storeUrl } = context.get(shopContext)
  const written = {
    ...writtenParameters(REVIEW_PARAMETERS, searchParams),
    so: searchParams.getAll('so').join().slice(0, MAX_SHARED_LENGTH),
    idProduto: idOf(params.produto),
  }
  const { estrutura, conteudo } = framed(
    context,
    await pageAnswer(context.get(apiContext).reviews.productReviews(written)),
  )

  return { storeUrl, estrutura, conteudo }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function ProductReviews({ loaderData }: Route.ComponentProps) {
  const { estrutura, conteudo } = pageData(loaderData)

  return <ReviewsPage trail={estrutura.breadcrumb} content={conteudo} />
}
