import type { RouterContextProvider } from 'react-router'
import { apiContext } from '#storefront/rendering/context.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import { listingAnswer } from '../listing-answer.ts'
import { listingData } from '../listing-data.ts'
import { listingUrl } from '../params/listing-url.ts'

type LoaderArgs = { url: URL; context: Readonly<RouterContextProvider> }

/** Loads the page of a category or a landing page: its address is canonical, and its query narrows the listing. */
export async function categoryLoader(type: 'category' | 'landing-page', { url, context }: LoaderArgs) {
  const answer = context.get(apiContext).catalog.listing({ type, url: listingUrl(url) })

  return listingData(framed(context, await listingAnswer(url, answer, `url/product/listing/${type}`)))
}
