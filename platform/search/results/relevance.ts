import { type SQL, sql } from 'drizzle-orm'
import { isAccessoryTerm, worthOf } from '#domain/search/query/head.ts'
import {
  asksForSingle,
  BEGINS_AS_INSTRUMENT,
  BEGINS_AS_SET,
  beginsWith,
  beginsWithPreferred,
  beginsWithSibling,
  calledBy,
  IS_INSTRUMENT,
  madeBy,
  type SearchTerm,
  searchQueries,
} from '#domain/search/query/query.ts'
import { WORTH } from '#domain/search/vocabulary/known-words.ts'

/** More than this many terms say too little each to be looked at one by one. */
const RANKED_TERMS = 4

/** Weights of a product's name: what it begins with counts most, the first of the terms before the others. */
const POINTS = {
  begins: 16,
  sibling: 8,
  preferred: 4,
  inName: 2,
  called: 2,
  instrument: 3,
  set: 1,
  /** More than all others together. */
  maker: 1000,
} as const

/** What comes with an accessory that was asked for, and is none, stands behind all others. */
const LAST = -1

/** Products with at least so many points, those of the maker left out, are called by the first of the terms. */
const CALLED = POINTS.begins * RANKED_TERMS - POINTS.called

/** Whether a product with so many points is called by the first of the terms. */
export function isCalled(points: SQL): SQL {
  return sql`${points} % ${sql.raw(String(POINTS.maker))} >= ${sql.raw(String(CALLED))}`
}

/**
 * How well a product fits that a search has found, from its column `busca`; higher is better. A maker that is asked for is the
 * product's own before it is merely mentioned (`D'Addario violão` are strings). What is called by the first of the terms comes
 * first (`Violino …` for `violino`, before `Corda … para violino`), in it what was rather meant (sets for `cordas`), then what is
 * called by the second term and so on; among equals, those with all terms in their name; among these, instruments, then sets of
 * strings before single ones, unless one is asked for. Where an accessory is asked for, instruments that come with one are last.
 * Each look at `busca` unpacks it, so there are as few as can be.
 */
export function relevance(terms: SearchTerm[], busca: SQL): SQL {
  const found = (query: string) => sql`${busca} @@ ${query}::tsquery`
  const [first] = terms
  const points = pointsOf(terms, found)
  const makers = madeBy(
    terms.length > 1 ? terms.slice(0, RANKED_TERMS).filter((term) => worthOf(term, null) === WORTH.name) : [],
  )
  const all = makers
    ? sql`(case when ${found(makers)} then ${sql.raw(String(POINTS.maker))} else 0 end + ${points})`
    : points

  return first && isAccessoryTerm(first)
    ? sql`case when ${found(IS_INSTRUMENT)} then ${sql.raw(String(LAST))} else ${all} end`
    : all
}

function pointsOf(terms: SearchTerm[], found: (query: string) => SQL): SQL {
  const cases = terms.slice(0, RANKED_TERMS).flatMap((term, i) => {
    const preferred = beginsWithPreferred(term)
    const sibling = i === 0 ? beginsWithSibling(term) : null
    const points = POINTS.begins * (RANKED_TERMS - i)

    return [
      ...(preferred
        ? [sql`when ${found(preferred)} then ${sql.raw(String(points + POINTS.preferred))}`]
        : []),
      sql`when ${found(beginsWith(term))} then ${sql.raw(String(points))}`,
      ...(i === 0 ? [sql`when ${found(calledBy(term))} then ${sql.raw(String(CALLED))}`] : []),
      ...(sibling ? [sql`when ${found(sibling)} then ${sql.raw(String(POINTS.sibling))}`] : []),
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
