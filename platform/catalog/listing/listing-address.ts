import { type ListingAddress, listingQuery, parseListingUrl } from '#domain/listing/listing-url.ts'
import { PageNumberError } from '#domain/listing/pagination.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'

/** Parses an address; refuses a `pg` that is no number, with the specification's sentence. */
export function readAddress(url: string): ListingAddress {
  try {
    return parseListingUrl(url)
  } catch (error) {
    if (error instanceof PageNumberError) throw refuse('PgInvalida')
    throw refuse('EnderecoInvalido')
  }
}

/** Pages after the first have their own canonical address; filters and orders don't. */
export function canonicalOf({ path }: ListingAddress, pg: number): string {
  return pg > 1 ? `${path}?pg=${pg}` : path
}

/** Search engines index only whole listings: filters, orders and page sizes show the same products again. */
export function isIndexed(address: ListingAddress): boolean {
  return listingQuery({ ...address, pg: 1 }) === ''
}
