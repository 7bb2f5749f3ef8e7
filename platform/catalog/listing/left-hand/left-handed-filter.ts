import type { Facet, ListingDetails } from '#contract/catalog/catalog.ts'
import { handOf } from '#domain/instruments/compatibility/hand.ts'
import { type ListingAddress, listingUrl, withFilters } from '#domain/listing/listing-url.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { handFields } from './hand-fields.ts'

/**
 * The way to a listing's products for left-handers, those for both hands among them; nothing where none is for the left
 * hand, or where another hand was chosen. A product with several such values counts once for each.
 */
export async function leftHandedFilter(
  context: RequestContext,
  facets: readonly Facet[],
  address: ListingAddress,
): Promise<Pick<ListingDetails, 'canhotos'>> {
  const keys = new Set((await handFields(context)).values())
  const facet = facets.find(({ chave }) => keys.has(chave))
  if (!facet) return {}
  const left = facet.valores.filter(({ label }) => handOf(label) === 'canhoto')
  const fitting = facet.valores.filter((valor) => left.includes(valor) || handOf(valor.label) === 'ambos')
  const active = facet.valores.filter(({ ativo }) => ativo)
  if (!left.some(({ total }) => total > 0) || !active.every((valor) => fitting.includes(valor))) return {}

  return {
    canhotos: {
      url: toggledUrl(address, facet.chave, active.length > 0 ? [] : fitting.map(({ valor }) => valor)),
      ativo: active.length > 0,
      total: fitting.reduce((sum, { total }) => sum + total, 0),
    },
  }
}

/** The listing's address with these values of the attribute and no others. */
function toggledUrl(address: ListingAddress, chave: string, values: readonly string[]): string {
  const { valores } = address.filtros
  const others = [...valores].filter(([key]) => key !== chave)
  const all = values.length > 0 ? [...others, [chave, [...values].sort()] as const] : others

  return listingUrl(withFilters(address, { valores: new Map(all.sort(([a], [b]) => (a < b ? -1 : 1))) }))
}
