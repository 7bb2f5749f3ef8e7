import type { Listing, ListingQuery } from '#contract/catalog/catalog.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listBrand } from '../collections/brands/list-brand.ts'
import { listCategory } from '../collections/categories/list-category.ts'
import { listLandingPage } from '../collections/landing-pages/list-landing-page.ts'
import { readAddress } from './listing-address.ts'

export type ListingInput = ListingQuery & { type: 'category' | 'brand' | 'landing-page' }

const LISTINGS = { category: listCategory, brand: listBrand, 'landing-page': listLandingPage }

/** The listing at an address; 404 if it is no category, brand or landing page. */
export async function getListing(
  context: RequestContext,
  { type, url, ...paging }: ListingInput,
): Promise<Listing> {
  return LISTINGS[type](context, { address: readAddress(url), ...paging })
}
