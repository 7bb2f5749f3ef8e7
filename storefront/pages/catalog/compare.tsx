import { readCompared } from '#domain/product/specifications/comparison/comparison-address.ts'
import { ComparisonPage } from '#storefront/product/comparison/comparison-page.tsx'
import { loadCandidates } from '#storefront/product/comparison/load-candidates.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/compare'

export const loader = pageLoader(async ({ url, context }: Route.LoaderArgs) => {
  const { searchParams } = url
  const api = context.get(apiContext)
  const { storeUrl } = context.get(shopContext)
  const { ids, excedentes } = readCompared(searchParams.getAll('produtos'))
  const busca = searchParams.get('busca')?.trim().slice(0, 200) ?? ''
  const [answer, candidatos] = await Promise.all([
    pageAnswer(api.catalog.comparison({ produtos: ids.join(',') })),
    loadCandidates(api, { ids, busca }),
  ])
  const { estrutura, conteudo } = framed(context, answer)

  return {
    storeUrl,
    estrutura,
    comparacao: { ...conteudo, excedentes },
    candidatos,
    busca,
    requested: ids,
    onlyDifferences: searchParams.get('ver') === 'diferencas',
  }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { estrutura, comparacao, candidatos, busca, onlyDifferences, requested } = pageData(loaderData)

  return (
    <ComparisonPage
      trail={estrutura.breadcrumb}
      comparacao={comparacao}
      candidatos={candidatos}
      busca={busca}
      onlyDifferences={onlyDifferences}
      requested={requested}
    />
  )
}
