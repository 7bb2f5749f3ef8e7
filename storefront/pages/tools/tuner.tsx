import { loadPractice } from '#storefront/product/instruments/practice/load-practice.ts'
import { TunerPage } from '#storefront/product/instruments/practice/tuner/tuner-page.tsx'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import type { Route } from './+types/tuner'

export const loader = pageLoader(({ url, context }: Route.LoaderArgs) =>
  loadPractice(context, 'afinador', url.searchParams),
)

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function Tuner({ loaderData }: Route.ComponentProps) {
  const { estrutura, instruments } = pageData(loaderData)

  return <TunerPage trail={estrutura.breadcrumb} instruments={instruments} />
}
