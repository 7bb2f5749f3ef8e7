import { RULER_PATH, readSizeQuestion } from '#domain/instruments/sizes/fitting/size-address.ts'
import { RulerPage } from '#storefront/product/instruments/size/ruler-page.tsx'
import { rulerView } from '#storefront/product/instruments/size/ruler-view.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/ruler'

export const loader = pageLoader(async ({ url, context }: Route.LoaderArgs) => {
  const { storeUrl } = context.get(shopContext)
  const { family } = readSizeQuestion(url.searchParams)
  const answer = await pageAnswer(context.get(apiContext).catalog.sizeGuide({ url: RULER_PATH }))

  return { storeUrl, estrutura: framed(context, answer).estrutura, view: rulerView(family) }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function Ruler({ loaderData }: Route.ComponentProps) {
  const { estrutura, view } = pageData(loaderData)

  return <RulerPage trail={estrutura.breadcrumb} view={view} />
}
