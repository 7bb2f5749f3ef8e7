import { LISTENING_PARAMETERS } from '#domain/instruments/listening/listening-address.ts'
import { ListeningPage } from '#storefront/product/instruments/listening/listening-page.tsx'
import { listeningView } from '#storefront/product/instruments/listening/listening-view.ts'
import { writtenParameters } from '#storefront/product/instruments/written-parameters.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/listening'

export const loader = pageLoader(async ({ url: { searchParams }, context }: Route.LoaderArgs) => {
  const { storeUrl } = context.get(shopContext)
  const written = writtenParameters(LISTENING_PARAMETERS, searchParams)
  const { estrutura, conteudo } = framed(
    context,
    await pageAnswer(context.get(apiContext).listening.blind(written)),
  )

  return { storeUrl, estrutura, view: listeningView(conteudo) }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function Listening({ loaderData }: Route.ComponentProps) {
  const { estrutura, view } = pageData(loaderData)

  return <ListeningPage trail={estrutura.breadcrumb} view={view} />
}
