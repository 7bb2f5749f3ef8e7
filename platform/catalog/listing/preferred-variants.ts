import { type ListingFilters, NO_FILTERS } from '#domain/listing/listing-url.ts'
import type { Database } from '#platform/database/connect.ts'
import type { CardRow } from '../product/card.ts'
import { requestedValues } from './facets/filters.ts'
import { listingPage } from './listing-page.ts'

/**
 * The rows of these products, each as its variant that has most of the requested values; sold-out variants come last,
 * otherwise in the order of the ids.
 */
export async function preferredRows(
  db: Database,
  ids: readonly number[],
  valores: ListingFilters['valores'],
): Promise<CardRow[]> {
  const preferred = await requestedValues(db, { valores, faixas: NO_FILTERS.faixas }, new Map())

  return listingPage(db, {
    scope: { tipo: 'busca', ids },
    narrowing: [],
    variant: preferred.length > 0 ? { narrowing: [], preferred } : null,
    paging: { order: 'Popularidade', offset: 0, limit: ids.length },
  })
}
