import type { Listing, ListingQuery } from '#contract/catalog.ts'
import { type ListingAddress, parseListingUrl } from '#domain/listing-url.ts'
import { PageNumberError } from '#domain/pagination.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { listBrand } from './list-brand.ts'
import { listCategory } from './list-category.ts'
import { listLandingPage } from './list-landing-page.ts'

export type ListingInput = ListingQuery & { type: 'category' | 'brand' | 'landing-page' }

const VERBS = { category: listCategory, brand: listBrand, 'landing-page': listLandingPage }

/** The listing at an address; 404 for what is no category, brand or landing page. */
export function getListing(visit: Visit, { type, url, ...paging }: ListingInput): Promise<Listing> {
  return VERBS[type](visit, { address: readAddress(url), ...paging })
}

/** What an address asks for; refuses a `pg` that is no number, with the specification's sentence. */
export function readAddress(url: string): ListingAddress {
  try {
    return parseListingUrl(url)
  } catch (error) {
    if (error instanceof PageNumberError) throw refuse('PgInvalida')
    throw refuse('EnderecoInvalido')
  }
}
