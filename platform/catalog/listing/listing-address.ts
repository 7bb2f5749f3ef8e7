import { type ListingAddress, listingQuery, parseListingUrl } from '#domain/listing/listing-url.ts'
import { PageNumberError } from '#domain/listing/pagination.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'

/** What an address asks for; refuses a `pg` that is no number, with the specification's sentence. */
export function readAddress(url: string): ListingAddress {
  try {
    return parseListingUrl(url)
  } catch (error) {
    if (error instanceof PageNumberError) throw refuse('PgInvalida')
    throw refuse('EnderecoInvalido')
  }
}

/** A page after the first has an address of its own; filters and orders lead to the page without them. */
export function canonicalOf({ path }: ListingAddress, pg: number): string {
  return pg > 1 ? `${path}?pg=${pg}` : path
}

/** Only whole listings are for search engines: filters, orders and sizes of pages show the same products again. */
export function isIndexed(address: ListingAddress): boolean {
  return listingQuery({ ...address, pg: 1 }) === ''
}
