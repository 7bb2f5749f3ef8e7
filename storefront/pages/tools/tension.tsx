import { TENSION_PARAMETERS } from '#domain/instruments/tension/tension-query.ts'
import { TensionPage } from '#storefront/product/instruments/tension/tension-page.tsx'
import { tensionView, writtenOf } from '#storefront/product/instruments/tension/tension-view.ts'
import { writtenParameters } from '#storefront/product/instruments/written-parameters.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/tension'

export const loader = pageLoader(async ({ url: { searchParams }, context }: Route.LoaderArgs) => {
  const { storeUrl } = context.get(shopContext)
  const written = writtenParameters(TENSION_PARAMETERS, searchParams)
  const { estrutura, conteudo } = framed(
    context,
    await pageAnswer(context.get(apiContext).strings.tension(written)),
  )

  return { storeUrl, estrutura, view: tensionView(conteudo, writtenOf(written)) }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function Tension({ loaderData }: Route.ComponentProps) {
  const { estrutura, view } = pageData(loaderData)

  return <TensionPage trail={estrutura.breadcrumb} view={view} />
}
