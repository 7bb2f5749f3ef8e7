import { redirect } from 'react-router'
import { listingAnswer } from '#storefront/listing/listing-answer.ts'
import { listingData } from '#storefront/listing/listing-data.ts'
import { listingMeta } from '#storefront/listing/listing-meta.ts'
import { listingUrl } from '#storefront/listing/params/listing-url.ts'
import { SearchResults } from '#storefront/listing/search/search-results.tsx'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { deserialize, pack } from '#storefront/rendering/serialized-data.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/search'

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { storeUrl } = context.get(shopContext)
  const answer = await listingAnswer(url, api.search.results({ url: listingUrl(url) }))
  const led = answer.conteudo.busca?.destino
  // A filtered page has been chosen over where the merchant leads.
  if (led && answer.info.filtros === 0) throw redirect(led)
  const listing = listingData(framed(context, answer))

  return { storeUrl, listing: pack(context, listing) }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return loaderData ? listingMeta(deserialize(loaderData.listing), location, loaderData.storeUrl) : []
}

export default function Search({ loaderData: { listing } }: Route.ComponentProps) {
  return <SearchResults listing={deserialize(listing)} />
}
