import { CHOICE_PARAMETERS } from '#domain/instruments/choice/choice-query.ts'
import { ChoicePage } from '#storefront/product/instruments/choice/choice-page.tsx'
import { choiceView } from '#storefront/product/instruments/choice/choice-view.ts'
import { writtenParameters } from '#storefront/product/instruments/written-parameters.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/strings'

export const loader = pageLoader(async ({ url: { searchParams }, context }: Route.LoaderArgs) => {
  const { storeUrl } = context.get(shopContext)
  const written = writtenParameters(CHOICE_PARAMETERS, searchParams)
  const { estrutura, conteudo } = framed(
    context,
    await pageAnswer(context.get(apiContext).strings.choose(written)),
  )

  return { storeUrl, estrutura, view: choiceView(conteudo, written['ate']?.trim() ?? '') }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function Strings({ loaderData }: Route.ComponentProps) {
  const { estrutura, view } = pageData(loaderData)

  return <ChoicePage trail={estrutura.breadcrumb} view={view} />
}
