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
export type TextManner = {
  synonyms: FurtherSynonyms
  /** As it stands: no word is read as another. */
  exact: boolean
}

/**
 * The products found, the best first; the text that was searched for it, typed or likely meant, with its terms; those of its
 * terms that nothing has together with the others.
 */
export type Reading = { ids: number[]; buscado: string; terms: SearchTerm[]; dropped: SearchTerm[] }

type Question = { terms: SearchTerm[]; query: string }

/**
 * What a text finds, taken word by word. Only if that is nothing: with the last word as a beginning, with descriptions, with
 * typing errors corrected, with words left out, the least telling first. Where the text names a kind of thing, each of these
 * has to find such a thing; what merely belongs to it is better than nothing.
 */
export async function readText(db: Database, texto: string, manner: TextManner): Promise<Reading> {
  const typed = await firstFound(db, texto, manner)
  if (typed?.called) return typed
  const corrected = manner.exact ? null : await correctText(db, texto, manner.synonyms)
  const meant = corrected === null ? null : await firstFound(db, corrected, manner)
  if (meant?.called) return meant

  return (
    (await withFewerTerms(db, corrected ?? texto, { ...manner, called: true })) ??
    typed ??
    meant ??
    (await withFewerTerms(db, corrected ?? texto, { ...manner, called: false })) ??
    (await withFewerTerms(db, texto, { ...manner, called: false })) ?? {
      ids: [],
      buscado: texto,
      terms: [],
      dropped: [],
    }
  )
}

function readings(texto: string, { synonyms, exact }: TextManner): Question[] {
  const terms = headFirst(readSearch(texto, { synonyms }), texto)
  const typing = headFirst(readSearch(texto, { synonyms, typing: true }), texto)
  const head = headOf(terms, texto)
  const plain = { terms, query: searchQueries(terms).todos }
  const begun = { terms: typing, query: searchQueries(typing).todos }
  const described = {
    terms,
    query: searchQueries(terms, (term) => worthOf(term, head) === WORTH.name).comDescricao,
  }

  return exact ? [plain, described] : [plain, begun, described]
}

async function withFewerTerms(
  db: Database,
  texto: string,
  { synonyms, called }: TextManner & { called: boolean },
): Promise<Reading | null> {
  const terms = headFirst(readSearch(texto, { synonyms }), texto)
  const kept = await dropTerms(db, terms, { texto, called })
  if (!kept) return null
  const { ids } = await findMatches(db, searchQueries(kept).todos, headFirst(kept, texto))

  return { ids, buscado: texto, terms: kept, dropped: terms.filter((term) => !kept.includes(term)) }
}

/** The first reading that finds what the text names, else the first that finds anything; null if none does. */
async function firstFound(
  db: Database,
  buscado: string,
  manner: TextManner,
): Promise<(Reading & { called: boolean }) | null> {
  const found: (Reading & { called: boolean })[] = []
  const questions = readings(buscado, manner)
  const answered = await answeredQueries(
    db,
    questions.map(({ query }) => query),
  )
  for (const { terms, query } of questions) {
    if (!answered.has(query)) continue
    const { ids, called } = await findMatches(db, query, terms)
    if (ids.length === 0) continue
    const named = called || headOf(terms, buscado) === null
    found.push({ ids, buscado, terms, dropped: [], called: named })
    if (named) break
  }
  return found.find(({ called }) => called) ?? found[0] ?? null
}
