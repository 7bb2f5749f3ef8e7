import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { readSearch, type SearchTerm, searchQueries } from '#domain/search-query.ts'
import type { Database } from '#platform/database/connect.ts'
import { correctText } from './correct-text.ts'
import { rowsOf } from './rows.ts'

/** What a text is taken to ask for. */
export type Reading = {
  terms: SearchTerm[]
  /** Of the products that answer it; empty for a text without words. */
  query: string
  /** The text that `terms` were read from: the typed one, or the one that was likely meant. */
  buscado: string
}

/** The text taken word by word: what most searches need, without a look into the catalogue. */
export function literalReading(texto: string): Reading {
  const terms = readSearch(texto)

  return { terms, query: searchQueries(terms).todos, buscado: texto }
}

/**
 * The first of these readings that finds anything: word by word, with the last word as a beginning, with descriptions,
 * with typing errors corrected, with one of three or more terms left out. Null if none does.
 */
export async function bestReading(db: Database, texto: string): Promise<Reading | null> {
  const typed = await firstFound(db, readings(texto))
  if (typed) return typed
  const corrected = await correctText(db, texto)
  const meant = corrected === null ? null : await firstFound(db, readings(corrected))

  return meant ?? (await firstFound(db, [almost(corrected ?? texto), almost(texto)]))
}

function readings(texto: string): Reading[] {
  const typing = readSearch(texto, { typing: true })
  const literal = literalReading(texto)

  return [
    literal,
    { ...literal, terms: typing, query: searchQueries(typing).todos },
    { ...literal, query: searchQueries(literal.terms).comDescricao },
  ]
}

function almost(texto: string): Reading {
  const literal = literalReading(texto)

  return { ...literal, query: searchQueries(literal.terms).quaseTodos }
}

async function firstFound(db: Database, all: Reading[]): Promise<Reading | null> {
  const asked = all.filter(({ query }) => query !== '')
  if (asked.length === 0) return null
  const found = await rowsOf(
    db,
    z.object({ i: z.int() }),
    sql.join(
      asked.map(
        // Materialized, so that the index is asked: a plan that hopes for an early hit would read the whole table.
        ({ query }, i) => sql`(
          with achados as materialized (select 1 from listagem where busca @@ ${query}::tsquery)
          select ${sql.raw(String(i))} as i where exists (select from achados)
        )`,
      ),
      sql` union all `,
    ),
  )
  const [first] = found.map(({ i }) => i).sort((a, b) => a - b)

  return first === undefined ? null : (asked[first] ?? null)
}
