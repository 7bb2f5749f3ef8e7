import { ForkPage } from '#storefront/product/instruments/practice/fork/fork-page.tsx'
import { loadPractice } from '#storefront/product/instruments/practice/load-practice.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import type { Route } from './+types/tuning-fork'

export const loader = pageLoader(({ url, context }: Route.LoaderArgs) =>
  loadPractice(context, 'diapasao', url.searchParams),
)

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function TuningFork({ loaderData }: Route.ComponentProps) {
  const { estrutura, instruments } = pageData(loaderData)

  return <ForkPage trail={estrutura.breadcrumb} instruments={instruments} />
}
