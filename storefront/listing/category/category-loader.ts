import type { RouterContextProvider } from 'react-router'
import { guidesAbout } from '#storefront/pages/guides/guides-about.ts'
import { takesOutgrown } from '#storefront/product/instruments/size/takes-trade-ins.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import { listingAnswer } from '../listing-answer.ts'
import { listingData } from '../listing-data.ts'
import { listingUrl } from '../params/listing-url.ts'
import { categoryLinks } from './category-links.ts'

type LoaderArgs = { url: URL; context: Readonly<RouterContextProvider> }

/** A category or landing page with its products, and links to the tools and guides about them. */
export type CategoryData = Awaited<ReturnType<typeof categoryLoader>>

/** Loads the page of a category or a landing page: its address is canonical, and its query narrows the listing. */
export async function categoryLoader(type: 'category' | 'landing-page', { url, context }: LoaderArgs) {
  const api = context.get(apiContext)
  const [answer, guides] = await Promise.all([
    listingAnswer(url, api.catalog.listing({ type, url: listingUrl(url) }), `url/product/listing/${type}`),
    guidesAbout(api, url.pathname),
  ])
  const { detalhes: details, produtos: products } = answer.conteudo
  const trades = await takesOutgrown(api, details.tamanhoCerto)

  return {
    ...listingData(framed(context, answer)),
    links: categoryLinks({ details, products, guides, trades }),
  }
}
