import { type SQL, sql } from 'drizzle-orm'
import { isAccessoryTerm, worthOf } from '#domain/search/query/head.ts'
import {
  asksForSingle,
  BEGINS_AS_INSTRUMENT,
  BEGINS_AS_SET,
  beginsWith,
  beginsWithPreferred,
  beginsWithSibling,
  IS_INSTRUMENT,
  ofBrand,
  ofKind,
  type SearchTerm,
  searchQueries,
} from '#domain/search/query/query.ts'
import { WORTH } from '#domain/search/vocabulary/known-words.ts'

/** Further terms add too little to be ranked. */
const RANKED_TERMS = 4

/** Weights of matches in a product's name: its beginning counts most, and earlier terms count more. */
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

/** For a search for an accessory: instruments that merely come with one are ranked after all others. */
const LAST = -1

/** Products with at least this many points, not counting the maker's, begin with the first term. */
const CALLED = POINTS.begins * RANKED_TERMS - POINTS.called

/** Whether points mean that a product begins with the first term. */
export function isCalled(points: SQL): SQL {
  return sql`${points} % ${sql.raw(String(POINTS.maker))} >= ${sql.raw(String(CALLED))}`
}

/**
 * How well a product fits the terms, computed from its column `busca`; higher is better. In order of weight: the
 * product's maker is one of the terms (not just mentioned: `D'Addario violão` are strings); its name begins with the
 * first term (`Violino …` for `violino`, before `Corda … para violino`), and in it the preferred meaning (sets for
 * `cordas`); then with the second term and so on; all terms are in the name; instruments, then sets of strings before
 * single ones, unless a single one is asked for. For an accessory, instruments that come with one are last. Each use of
 * `busca` decompresses it, so there are as few as possible.
 */
export function relevance(terms: SearchTerm[], busca: SQL): SQL {
  const found = (query: string) => sql`${busca} @@ ${query}::tsquery`
  const [first] = terms
  const points = pointsOf(terms, found)
  const makers = ofBrand(
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
      ...(i === 0 ? [sql`when ${found(ofKind(term))} then ${sql.raw(String(CALLED))}`] : []),
      ...(sibling ? [sql`when ${found(sibling)} then ${sql.raw(String(POINTS.sibling))}`] : []),
    ]
  })
  if (cases.length === 0) return sql`0::integer`
  const begins = sql.join(cases, sql` `)
  const inName = sql`when ${found(searchQueries(terms).inName)} then ${sql.raw(String(POINTS.inName))} else 0 end`
  const single = asksForSingle(terms.flatMap(({ alternatives }) => alternatives.flat()))
  const set = single
    ? sql``
    : sql` + case when ${found(BEGINS_AS_INSTRUMENT)} then ${sql.raw(String(POINTS.instrument))}
        when ${found(BEGINS_AS_SET)} then ${sql.raw(String(POINTS.set))} else 0 end`

  // A single term that begins the name is also in the name.
  return terms.length === 1
    ? sql`case ${begins} ${inName}${set}`
    : sql`case ${begins} else 0 end + case ${inName}${set}`
}
