import { toolsOffered } from '#storefront/product/instruments/tools-offered.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/guides'
import { GuideIndex } from './guide-index.tsx'

export const loader = pageLoader(async ({ context, url }: Route.LoaderArgs) => {
  const topico = url.searchParams.get('topico')
  const pg = url.searchParams.get('pg') ?? ''
  const api = context.get(apiContext)
  const answer = await pageAnswer(
    api.guides.list({
      ...(topico !== null && { topico: topico.slice(0, 120) }),
      pg: /^[1-9]\d{0,2}$/.test(pg) ? Number(pg) : 1,
    }),
  )
  const { estrutura, conteudo } = framed(context, answer)
  // Where there are no guides yet, the tools answer.
  const tools = conteudo.guias.length === 0 ? await toolsOffered(api) : []

  return { storeUrl: context.get(shopContext).storeUrl, estrutura, conteudo, tools }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function Guides({ loaderData }: Route.ComponentProps) {
  const { estrutura, conteudo, tools } = pageData(loaderData)

  return <GuideIndex trail={estrutura.breadcrumb} content={conteudo} toolsOffered={tools} />
}
