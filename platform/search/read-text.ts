import { readSearch, type SearchTerm, searchQueries } from '#domain/search-query.ts'
import type { Database } from '#platform/database/connect.ts'
import { findMatches } from './candidates.ts'
import { correctText } from './correct-text.ts'

/** The products found, the best first, and the text that was searched for it, with its terms: the typed one, or the one that was likely meant. */
export type Reading = { ids: number[]; buscado: string; terms: SearchTerm[] }

type Question = { terms: SearchTerm[]; query: string }

/**
 * What a text finds, taken word by word. Only if that is nothing: with the last word as a beginning, with descriptions,
 * with typing errors corrected, with one of three or more terms left out.
 */
export async function readText(db: Database, texto: string): Promise<Reading> {
  const asTyped = await firstFound(db, texto, readings(texto))
  if (asTyped) return asTyped
  const corrected = await correctText(db, texto)

  return (
    (corrected === null ? null : await firstFound(db, corrected, readings(corrected))) ??
    (corrected === null ? null : await firstFound(db, corrected, [almost(corrected)])) ??
    (await firstFound(db, texto, [almost(texto)])) ?? { ids: [], buscado: texto, terms: [] }
  )
}

function readings(texto: string): Question[] {
  const terms = readSearch(texto)
  const typing = readSearch(texto, { typing: true })

  return [
    { terms, query: searchQueries(terms).todos },
    { terms: typing, query: searchQueries(typing).todos },
    { terms, query: searchQueries(terms).comDescricao },
  ]
}

function almost(texto: string): Question {
  const terms = readSearch(texto)

  return { terms, query: searchQueries(terms).quaseTodos }
}

async function firstFound(db: Database, buscado: string, questions: Question[]): Promise<Reading | null> {
  for (const { terms, query } of questions) {
    const ids = await findMatches(db, query, terms)
    if (ids.length > 0) return { ids, buscado, terms }
  }
  return null
}
