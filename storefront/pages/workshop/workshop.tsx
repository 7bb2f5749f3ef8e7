import { WorkshopView } from '#storefront/orders/workshop/page/workshop-view.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/workshop'

export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [answer, { loja }] = await Promise.all([
    pageAnswer(api.catalog.workshop()),
    pageAnswer(api.content.settings()),
  ])
  const { estrutura, conteudo } = framed(context, answer)
  const { nome, endereco, atendimento, telefone } = loja

  return {
    storeUrl: context.get(shopContext).storeUrl,
    estrutura,
    conteudo,
    loja: { nome, endereco, atendimento, telefone },
  }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function Workshop({ loaderData }: Route.ComponentProps) {
  const { estrutura, conteudo, loja } = pageData(loaderData)

  return <WorkshopView trail={estrutura.breadcrumb} content={conteudo} loja={loja} />
}
