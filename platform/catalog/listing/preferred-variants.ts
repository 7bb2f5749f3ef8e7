import type { ListingFilters } from '#domain/listing/listing-url.ts'
import type { Database } from '#platform/database/connect.ts'
import type { CardRow } from '../product/card.ts'
import { askedValues } from './facets/filters.ts'
import { listingPage } from './listing-page.ts'

/**
 * The rows of these products, each as the variant of it that has most of the values that somebody asks for; those whose variant is
 * sold out last, else in the order of the ids.
 */
export async function askedRows(
  db: Database,
  ids: readonly number[],
  asked: ListingFilters['valores'],
): Promise<CardRow[]> {
  const preferred = await askedValues(db, asked)

  return listingPage(db, {
    scope: { tipo: 'busca', ids },
    narrowing: [],
    variant: preferred.length > 0 ? { narrowing: [], preferred } : null,
    paging: { order: 'Popularidade', offset: 0, limit: ids.length },
  })
}
