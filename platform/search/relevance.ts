import { type SQL, sql } from 'drizzle-orm'
import {
  asksForSingle,
  BEGINS_AS_INSTRUMENT,
  BEGINS_AS_SET,
  beginsWith,
  beginsWithPreferred,
  calledBy,
  type SearchTerm,
  searchQueries,
} from '#domain/search-query.ts'

/** More than this many terms say too little each to be looked at one by one. */
const RANKED_TERMS = 4

/** Weights of a product's name: what it begins with counts most, the first of the terms before the others. */
const POINTS = { begins: 16, preferred: 4, inName: 2, called: 2, instrument: 3, set: 1 } as const

/** Products with at least so many points are called by the first of the terms. */
export const CALLED = POINTS.begins * RANKED_TERMS - POINTS.called

/**
 * How well a product fits that a search has found, from its column `busca`; higher is better. What is called by the
 * first of the terms comes first (`Violino …` for `violino`, before `Corda … para violino`), in it what was rather meant (sets
 * for `cordas`), then what is called by the second term and so on; among equals, those with all terms in their name; among
 * these, instruments, then sets of strings before single ones, unless one is asked for. Each look at `busca` unpacks it, so there are as few as
 * can be.
 */
export function relevance(terms: SearchTerm[], busca: SQL): SQL {
  const found = (query: string) => sql`${busca} @@ ${query}::tsquery`
  const cases = terms.slice(0, RANKED_TERMS).flatMap((term, i) => {
    const preferred = beginsWithPreferred(term)
    const points = POINTS.begins * (RANKED_TERMS - i)

    return [
      ...(preferred
        ? [sql`when ${found(preferred)} then ${sql.raw(String(points + POINTS.preferred))}`]
        : []),
      sql`when ${found(beginsWith(term))} then ${sql.raw(String(points))}`,
      ...(i === 0 ? [sql`when ${found(calledBy(term))} then ${sql.raw(String(CALLED))}`] : []),
    ]
  })
  if (cases.length === 0) return sql`0::integer`
  const begins = sql.join(cases, sql` `)
  const inName = sql`when ${found(searchQueries(terms).noNome)} then ${sql.raw(String(POINTS.inName))} else 0 end`
  const single = asksForSingle(terms.flatMap(({ alternativas }) => alternativas.flat()))
  const set = single
    ? sql``
    : sql` + case when ${found(BEGINS_AS_INSTRUMENT)} then ${sql.raw(String(POINTS.instrument))}
        when ${found(BEGINS_AS_SET)} then ${sql.raw(String(POINTS.set))} else 0 end`

  // A single term that begins the name is in the name.
  return terms.length === 1
    ? sql`case ${begins} ${inName}${set}`
    : sql`case ${begins} else 0 end + case ${inName}${set}`
}
