import { type ListingAddress, listingQuery } from '#domain/listing-url.ts'

/** A page after the first has an address of its own; filters and orders lead to the page without them. */
export function canonicalOf({ path }: ListingAddress, pg: number): string {
  return pg > 1 ? `${path}?pg=${pg}` : path
}

/** Only whole listings are for search engines: filters, orders and sizes of pages show the same products again. */
export function isIndexed(address: ListingAddress): boolean {
  return listingQuery({ ...address, pg: 1 }) === ''
}
