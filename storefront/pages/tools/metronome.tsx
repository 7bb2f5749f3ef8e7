import { loadPractice } from '#storefront/product/instruments/practice/load-practice.ts'
import { MetronomePage } from '#storefront/product/instruments/practice/metronome/metronome-page.tsx'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import type { Route } from './+types/metronome'

export const loader = pageLoader(({ url, context }: Route.LoaderArgs) =>
  loadPractice(context, 'metronomo', url.searchParams),
)

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function Metronome({ loaderData }: Route.ComponentProps) {
  const { estrutura } = pageData(loaderData)

  return <MetronomePage trail={estrutura.breadcrumb} />
}
