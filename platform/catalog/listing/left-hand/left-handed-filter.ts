import type { Facet, ListingDetails } from '#contract/catalog/catalog.ts'
import { handOf } from '#domain/instruments/compatibility/hand.ts'
import {
  type ListingAddress,
  type ListingFilters,
  listingUrl,
  withFilters,
} from '#domain/listing/listing-url.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { handFields } from './hand-fields.ts'

type Filtered = {
  address: ListingAddress
  /** Whether nothing narrows the listing, nor chooses variants. */
  isWhole: boolean
  /** How many products the listing shows with other filters. */
  countWith: (filters: ListingFilters) => Promise<number>
}

/**
 * The way to a listing's products for left-handers, those for both hands among them; nothing where none is for the left
 * hand, or where another hand was chosen.
 */
export async function leftHandedFilter(
  context: RequestContext,
  facets: readonly Facet[],
  { address, isWhole, countWith }: Filtered,
): Promise<Pick<ListingDetails, 'canhotos'>> {
  const keys = new Set((await handFields(context)).values())
  const facet = facets.find(({ chave }) => keys.has(chave))
  const fitting = facet && valuesForLeftHand(facet)
  if (!facet || !fitting) return {}
  const active = facet.valores.filter(({ ativo }) => ativo)
  if (!active.every((valor) => fitting.includes(valor))) return {}
  const narrowed = withHand(
    address,
    facet.chave,
    fitting.map(({ valor }) => valor),
  )
  const [only] = fitting

  return {
    canhotos: {
      url: listingUrl(active.length > 0 ? withHand(address, facet.chave, []) : narrowed),
      ativo: active.length > 0,
      // Of several values a product may have two, and filters by stock or price are met by one variant of it.
      total: only && fitting.length === 1 && isWhole ? only.total : await countWith(narrowed.filtros),
    },
  }
}

/** The values for the left hand or both hands; null if the listing has none for the left one. */
export function valuesForLeftHand({ valores }: Facet): Facet['valores'] | null {
  const left = valores.filter(({ label }) => handOf(label) === 'canhoto')

  return left.some(({ total }) => total > 0)
    ? valores.filter((valor) => left.includes(valor) || handOf(valor.label) === 'ambos')
    : null
}

/** The listing's address with these values of the attribute and no others, on its first page. */
export function withHand(address: ListingAddress, chave: string, values: readonly string[]): ListingAddress {
  const { valores } = address.filtros
  const others = [...valores].filter(([key]) => key !== chave)
  const all = values.length > 0 ? [...others, [chave, [...values].sort()] as const] : others

  return withFilters(address, { valores: new Map(all.sort(([a], [b]) => (a < b ? -1 : 1))) })
}
