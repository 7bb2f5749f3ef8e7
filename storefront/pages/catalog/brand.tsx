import { Html } from '#storefront/components/html/html.tsx'
import { listingAnswer } from '#storefront/listing/listing-answer.ts'
import { listingData } from '#storefront/listing/listing-data.ts'
import { ListingHead } from '#storefront/listing/listing-head.tsx'
import { listingMeta } from '#storefront/listing/listing-meta.ts'
import { ListingView } from '#storefront/listing/listing-view.tsx'
import { listingUrl } from '#storefront/listing/params/listing-url.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { deserialize, pack } from '#storefront/rendering/serialized-data.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/brand'

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { storeUrl } = context.get(shopContext)
  const listing = listingData(
    framed(context, await listingAnswer(url, api.catalog.listing({ type: 'brand', url: listingUrl(url) }))),
  )

  return { storeUrl, listing: pack(context, listing) }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return loaderData ? listingMeta(deserialize(loaderData.listing), location, loaderData.storeUrl) : []
}

/** A brand: who they are, and all that the shop has of them. */
export default function Brand({ loaderData }: Route.ComponentProps) {
  const listing = deserialize(loaderData.listing)
  const { titulo, descricao } = listing.conteudo.detalhes

  return (
    <div className="wrap">
      <ListingHead estrutura={listing.estrutura} titulo={titulo}>
        <Html html={descricao} />
      </ListingHead>
      <ListingView listing={listing} />
    </div>
  )
}
