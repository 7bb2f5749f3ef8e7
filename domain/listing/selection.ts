import type { ListingOrder } from './listing-order.ts'
import { type ListingFilters, listingQuery, parseListingUrl } from './listing-url.ts'

/** What a landing page's rule asks of products, and the order in which it shows them; null is the shop's own. */
export type Selection = { filtros: ListingFilters; ordem: ListingOrder | null }

/** Reads a rule (`oferta=1&marca=elixir`), which is the query of a listing's address. Searches and pages are no part of it. */
export function parseSelection(query: string): Selection {
  const params = new URLSearchParams(query)
  params.delete('pg')
  const { filtros, ordem } = parseListingUrl(`/?${params}`)

  return { filtros, ordem }
}

/** A rule as the shop writes it; empty for one that asks nothing. */
export function selectionQuery({ filtros, ordem }: Selection): string {
  return listingQuery({ path: '/', q: null, filtros, ordem, pg: 1, ipp: null }).slice(1)
}

/** The rule of somebody who found products in a listing of the shop: its address, taken apart. Null for what is no address. */
export function selectionOfAddress(address: string): { caminho: string; selection: Selection } | null {
  const url = URL.parse(address.trim(), 'http://loja')
  if (!url) return null

  return { caminho: url.pathname.replace(/^\/+|\/+$/g, ''), selection: parseSelection(url.search) }
}
