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
  manner: { synonyms: FurtherSynonyms; exact: boolean }
  /** Kinds of goods that were asked for and are not sold. */
  kinds: readonly UnsoldKind[]
}

/** What to look at beside few results or none: what belongs to the kind that is not sold, or what has most of the words. */
export async function nearProducts(db: Database, { found, texto, manner, kinds }: Search): Promise<number[]> {
  const near = kinds.find((kind) => kind.near !== '')?.near
  if (found.ids.length === 0 && near !== undefined)
    return (await readText(db, near, { ...manner, exact: true })).ids.slice(0, MAX_PRODUCTS)

  const terms = readSearch(texto, { synonyms: manner.synonyms })
  if (terms.length < 2) return []
  const kept = await dropTerms(db, terms, { texto, called: false })
  if (!kept) return []

  const { ids } = await findMatches(db, searchQueries(kept).todos, headFirst(kept, texto))

  return ids.slice(0, MAX_PRODUCTS)
}
