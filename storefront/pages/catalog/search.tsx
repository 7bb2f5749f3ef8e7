import { redirect } from 'react-router'
import { listingAnswer } from '#storefront/listing/listing-answer.ts'
import { listingData } from '#storefront/listing/listing-data.ts'
import { listingMeta } from '#storefront/listing/listing-meta.ts'
import { listingUrl } from '#storefront/listing/params/listing-url.ts'
import { SearchResults } from '#storefront/listing/search/search-results.tsx'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/search'

export const loader = pageLoader(async ({ url, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { storeUrl } = context.get(shopContext)
  const answer = await listingAnswer(url, api.search.results({ url: listingUrl(url) }))
  const led = answer.conteudo.busca?.destino
  // A filtered search stays: the visitor has chosen it over the merchant's redirect.
  if (led && answer.info.filtros === 0) throw redirect(led)
  const listing = listingData(framed(context, answer))

  return { storeUrl, listing }
})

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return []
  const { listing, storeUrl } = pageData(loaderData)

  return listingMeta(listing, location, storeUrl)
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchResults listing={pageData(loaderData).listing} />
}
