import { WORKSHOP_PATH } from '#domain/workshop/services-path.ts'
import { cardData } from '#storefront/components/product-card/card-data.ts'
import { LeftHandedPage } from '#storefront/product/instruments/left-hand/left-handed-page.tsx'
import { toolsOffered } from '#storefront/product/instruments/tools-offered.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/left-handed'

export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [answer, tools] = await Promise.all([pageAnswer(api.catalog.leftHanded()), toolsOffered(api)])
  const { estrutura, conteudo } = framed(context, answer)

  return {
    storeUrl: context.get(shopContext).storeUrl,
    estrutura,
    listings: conteudo.listagens.map(({ produtos, ...listing }) => ({
      ...listing,
      produtos: produtos.map(cardData),
    })),
    advice: conteudo.conselhos,
    hasWorkshop: tools.some(({ url }) => url === WORKSHOP_PATH),
  }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function LeftHanded({ loaderData }: Route.ComponentProps) {
  const { estrutura, ...page } = pageData(loaderData)

  return <LeftHandedPage trail={estrutura.breadcrumb} {...page} />
}
