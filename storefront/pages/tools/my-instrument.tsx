import { MINE_PARAMETERS } from '#domain/instruments/mine/my-instrument.ts'
import { MinePage } from '#storefront/product/instruments/mine/mine-page.tsx'
import { mineView } from '#storefront/product/instruments/mine/mine-view.ts'
import { writtenParameters } from '#storefront/product/instruments/written-parameters.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/my-instrument'

export const loader = pageLoader(async ({ url: { searchParams }, context }: Route.LoaderArgs) => {
  const { storeUrl } = context.get(shopContext)
  const written = writtenParameters(MINE_PARAMETERS, searchParams)
  const { estrutura, conteudo } = framed(
    context,
    await pageAnswer(context.get(apiContext).strings.mine(written)),
  )

  return { storeUrl, estrutura, view: mineView(conteudo) }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function MyInstrument({ loaderData }: Route.ComponentProps) {
  const { estrutura, view } = pageData(loaderData)

  return <MinePage trail={estrutura.breadcrumb} view={view} />
}
