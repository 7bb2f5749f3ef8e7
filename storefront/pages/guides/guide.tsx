import { useEffect } from 'react'
import { track } from '#storefront/analytics/track.ts'
import { cardData } from '#storefront/components/product-card/card-data.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/guide'
import { GuidePage } from './guide-page.tsx'
import { toolQuestion } from './tool-question.ts'

export const loader = pageLoader(async ({ context, params }: Route.LoaderArgs) => {
  const answer = await pageAnswer(context.get(apiContext).guides.get({ slug: params.guia.slice(0, 120) }))
  const { estrutura, conteudo } = framed(context, answer)

  return {
    storeUrl: context.get(shopContext).storeUrl,
    estrutura,
    guide: {
      ...conteudo,
      partes: conteudo.partes.map((part) => {
        if (part.tipo === 'produtos') return { ...part, produtos: part.produtos.map(cardData) }
        return part.tipo === 'ferramenta' ? { ...part, question: toolQuestion(part.url) } : part
      }),
    },
  }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl, { article: true })
}

export default function GuideRoute({ loaderData }: Route.ComponentProps) {
  const { estrutura, guide } = pageData(loaderData)
  const { titulo } = guide
  useEffect(() => track({ nome: 'view_guide', termo: titulo.slice(0, 200) }), [titulo])

  return <GuidePage trail={estrutura.breadcrumb} guide={guide} />
}
