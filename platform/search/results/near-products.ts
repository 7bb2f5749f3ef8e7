import { headFirst } from '#domain/search/query/head.ts'
import { type FurtherSynonyms, readSearch, searchQueries } from '#domain/search/query/query.ts'
import type { UnsoldKind } from '#domain/search/vocabulary/kinds.ts'
import type { Database } from '#platform/database/connect.ts'
import { dropTerms } from '../text/drop-terms.ts'
import { type Reading, readText } from '../text/read-text.ts'
import { findMatches } from './candidates.ts'

const MAX_PRODUCTS = 8

type Search = {
  found: Reading
  texto: string
  options: { synonyms: FurtherSynonyms; exact: boolean }
  /** Kinds of goods that were asked for and are not sold. */
  kinds: readonly UnsoldKind[]
}

/**
 * Products to show if there are few results or none: those related to the kind that is not sold, or those that match
 * most of the words.
 */
export async function nearProducts(
  db: Database,
  { found, texto, options, kinds }: Search,
): Promise<number[]> {
  const near = kinds.find((kind) => kind.near !== '')?.near
  if (found.ids.length === 0 && near !== undefined)
    return (await readText(db, near, { ...options, exact: true })).ids.slice(0, MAX_PRODUCTS)

  const terms = readSearch(texto, { synonyms: options.synonyms })
  if (terms.length < 2) return []
  const remaining = await dropTerms(db, terms, { texto, called: false })
  if (!remaining) return []

  const { ids } = await findMatches(db, searchQueries(remaining).all, headFirst(remaining, texto))

  return ids.slice(0, MAX_PRODUCTS)
}
