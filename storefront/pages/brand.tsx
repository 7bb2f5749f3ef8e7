import { apiContext, shopContext } from '../context.ts'
import { listingAnswer } from '../listing/listing-answer.ts'
import { listingData } from '../listing/listing-data.ts'
import { ListingHead } from '../listing/listing-head.tsx'
import { listingMeta } from '../listing/listing-meta.ts'
import { listingUrl } from '../listing/listing-url.ts'
import { ListingView } from '../listing/listing-view.tsx'
import { pack, unpack } from '../packed.ts'
import { Html } from '../parts/html.tsx'
import { framed } from '../structured-data.ts'
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
  return loaderData ? listingMeta(unpack(loaderData.listing), location, loaderData.storeUrl) : []
}

/** A brand: who they are, and all that the shop has of them. */
export default function Brand({ loaderData }: Route.ComponentProps) {
  const listing = unpack(loaderData.listing)
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
