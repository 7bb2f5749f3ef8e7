import { redirect } from 'react-router'
import { apiContext, shopContext } from '../context.ts'
import { listingAnswer } from '../listing/listing-answer.ts'
import { listingData } from '../listing/listing-data.ts'
import { listingMeta } from '../listing/listing-meta.ts'
import { listingUrl } from '../listing/listing-url.ts'
import { pack, unpack } from '../packed.ts'
import { SearchResults } from '../search/search-results.tsx'
import { framed } from '../structured-data.ts'
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
  return loaderData ? listingMeta(unpack(loaderData.listing), location, loaderData.storeUrl) : []
}

export default function Search({ loaderData: { listing } }: Route.ComponentProps) {
  return <SearchResults listing={unpack(listing)} />
}
