import { Html } from '#storefront/components/html/html.tsx'
import { listingAnswer } from '#storefront/listing/listing-answer.ts'
import { listingData } from '#storefront/listing/listing-data.ts'
import { ListingHead } from '#storefront/listing/listing-head.tsx'
import { listingMeta } from '#storefront/listing/listing-meta.ts'
import { ListingView } from '#storefront/listing/listing-view.tsx'
import { listingUrl } from '#storefront/listing/params/listing-url.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/brand'

export const loader = pageLoader(async ({ url, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { storeUrl } = context.get(shopContext)
  const listing = listingData(
    framed(context, await listingAnswer(url, api.catalog.listing({ type: 'brand', url: listingUrl(url) }))),
  )

  return { storeUrl, listing }
})

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return []
  const { listing, storeUrl } = pageData(loaderData)

  return listingMeta(listing, location, storeUrl)
}

/** A brand: its description and its products. */
export default function Brand({ loaderData }: Route.ComponentProps) {
  const { listing } = pageData(loaderData)
  const { titulo, descricao } = listing.conteudo.detalhes

  return (
    <div className="wrap">
      <ListingHead estrutura={listing.estrutura} title={titulo}>
        <Html html={descricao} />
      </ListingHead>
      <ListingView listing={listing} />
    </div>
  )
}
