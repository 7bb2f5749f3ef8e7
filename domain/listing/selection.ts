import type { ListingOrder } from './listing-order.ts'
import { type ListingFilters, listingQuery, parseListingUrl } from './listing-url.ts'

/** The products that a landing page's rule selects, and their order; null is the shop's default order. */
export type Selection = { filtros: ListingFilters; ordem: ListingOrder | null }

/** Reads a rule (`oferta=1&marca=elixir`): the query string of a listing URL, without search and page. */
export function parseSelection(query: string): Selection {
  const params = new URLSearchParams(query)
  params.delete('pg')
  // A shopper's own instrument is no rule of the shop.
  params.delete('serve')
  const { filtros, ordem } = parseListingUrl(`/?${params}`)

  return { filtros, ordem }
}

/** Writes a rule; empty if it has no filters. */
export function selectionQuery({ filtros, ordem }: Selection): string {
  return listingQuery({ path: '/', q: null, filtros, ordem, pg: 1, ipp: null }).slice(1)
}

/** Reads a rule from a listing URL of the shop. Null if the text is not a URL. */
export function selectionOfAddress(address: string): { caminho: string; selection: Selection } | null {
  const url = URL.parse(address.trim(), 'http://loja')
  if (!url) return null

  return { caminho: url.pathname.replace(/^\/+|\/+$/g, ''), selection: parseSelection(url.search) }
}
