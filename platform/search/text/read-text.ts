import { headFirst, headOf, worthOf } from '#domain/search/query/head.ts'
import {
  type FurtherSynonyms,
  readSearch,
  type SearchTerm,
  searchQueries,
} from '#domain/search/query/query.ts'
import { WORTH } from '#domain/search/vocabulary/known-words.ts'
import type { Database } from '#platform/database/connect.ts'
import { answeredQueries, findMatches } from '../results/candidates.ts'
import { correctText } from './correct-text.ts'
import { dropTerms } from './drop-terms.ts'

/** How a text is read. */
export type ReadTextOptions = {
  synonyms: FurtherSynonyms
  /** Literally: no corrections and no unfinished words. */
  exact: boolean
}

/**
 * Products found, best first; the text that was searched, typed or corrected, with its terms; and the terms that were
 * dropped.
 */
export type Reading = { ids: number[]; buscado: string; terms: SearchTerm[]; dropped: SearchTerm[] }

type Question = { terms: SearchTerm[]; query: string }

/**
 * Searches a text literally. If that finds nothing, then with the last word as a prefix, with descriptions, with
 * corrected typing errors, and with the least important words dropped. If the text names a kind of thing, each reading
 * must find such a thing; products that merely belong to it are used only if no reading does.
 */
export async function readText(db: Database, texto: string, options: ReadTextOptions): Promise<Reading> {
  const typed = await firstFound(db, texto, options)
  if (typed?.called) return typed
  const corrected = options.exact ? null : await correctText(db, texto, options.synonyms)
  const meant = corrected === null ? null : await firstFound(db, corrected, options)
  if (meant?.called) return meant

  return (
    (await withFewerTerms(db, corrected ?? texto, { ...options, called: true })) ??
    typed ??
    meant ??
    (await withFewerTerms(db, corrected ?? texto, { ...options, called: false })) ??
    (await withFewerTerms(db, texto, { ...options, called: false })) ?? {
      ids: [],
      buscado: texto,
      terms: [],
      dropped: [],
    }
  )
}

/** Literally first. */
function readings(texto: string, { synonyms, exact }: ReadTextOptions): [Question, ...Question[]] {
  const terms = headFirst(readSearch(texto, { synonyms }), texto)
  const typing = headFirst(readSearch(texto, { synonyms, typing: true }), texto)
  const head = headOf(terms, texto)
  const plain = { terms, query: searchQueries(terms).all }
  const begun = { terms: typing, query: searchQueries(typing).all }
  const described = {
    terms,
    query: searchQueries(terms, (term) => worthOf(term, head) === WORTH.name).withDescription,
  }

  return exact ? [plain, described] : [plain, begun, described]
}

async function withFewerTerms(
  db: Database,
  texto: string,
  { synonyms, called }: ReadTextOptions & { called: boolean },
): Promise<Reading | null> {
  const terms = headFirst(readSearch(texto, { synonyms }), texto)
  const remaining = await dropTerms(db, terms, { texto, called })
  if (!remaining) return null
  const { ids } = await findMatches(db, searchQueries(remaining).all, headFirst(remaining, texto))

  return { ids, buscado: texto, terms: remaining, dropped: terms.filter((term) => !remaining.includes(term)) }
}

type NamedReading = Reading & { called: boolean }

/**
 * The first reading that finds what the text names, else the first that finds anything; null if none does. Most texts
 * are found literally: what else to try is only looked up if this one is not.
 */
async function firstFound(
  db: Database,
  buscado: string,
  options: ReadTextOptions,
): Promise<NamedReading | null> {
  const [plain, ...others] = readings(buscado, options)
  let found = await readingOf(db, buscado, plain)
  if (found?.called) return found
  const answered = await answeredQueries(
    db,
    others.map(({ query }) => query),
  )
  for (const question of others) {
    if (!answered.has(question.query)) continue
    const next = await readingOf(db, buscado, question)
    if (next?.called) return next
    found ??= next
  }

  return found
}

/** Null if it finds nothing. */
async function readingOf(
  db: Database,
  buscado: string,
  { terms, query }: Question,
): Promise<NamedReading | null> {
  const { ids, called } = await findMatches(db, query, terms)
  if (ids.length === 0) return null

  return { ids, buscado, terms, dropped: [], called: called || headOf(terms, buscado) === null }
}
