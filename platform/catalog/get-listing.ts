import type { Listing, ListingQuery } from '#contract/catalog.ts'
import type { Visit } from '#platform/visit.ts'
import { listBrand } from './list-brand.ts'
import { listCategory } from './list-category.ts'
import { listLandingPage } from './list-landing-page.ts'
import { readAddress } from './listing-address.ts'

export type ListingInput = ListingQuery & { type: 'category' | 'brand' | 'landing-page' }

const VERBS = { category: listCategory, brand: listBrand, 'landing-page': listLandingPage }

/** The listing at an address; 404 for what is no category, brand or landing page. */
export async function getListing(visit: Visit, { type, url, ...paging }: ListingInput): Promise<Listing> {
  return VERBS[type](visit, { address: readAddress(url), ...paging })
}
