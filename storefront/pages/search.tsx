import { pageAnswer } from '../answers.ts'
import { apiContext, shopContext } from '../context.ts'
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
  const listing = listingData(framed(context, await pageAnswer(api.search.results({ url: listingUrl(url) }))))

  return { storeUrl, listing: pack(context, listing) }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return loaderData ? listingMeta(unpack(loaderData.listing), location, loaderData.storeUrl) : []
}

export default function Search({ loaderData: { listing } }: Route.ComponentProps) {
  return <SearchResults listing={unpack(listing)} />
}
