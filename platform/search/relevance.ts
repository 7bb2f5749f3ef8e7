import { type SQL, sql } from 'drizzle-orm'
import { beginsWith, beginsWithPreferred, type SearchTerm, searchQueries } from '#domain/search-query.ts'

/** More than this many terms say too little each to be looked at one by one. */
const RANKED_TERMS = 4

/**
 * How well a product fits that a search has found, from its column `busca`; higher is better. What is called by the
 * first thing that was typed comes first (`Violino …` for `violino`, before `Corda … para violino`), in it what was
 * rather meant (sets for `cordas`), then what is called by the second thing and so on; among equals, those with all
 * terms in their name. Each look at `busca` unpacks it, so there are as few as can be.
 */
export function relevance(terms: SearchTerm[], busca: SQL): SQL {
  const found = (query: string) => sql`${busca} @@ ${query}::tsquery`
  const cases = terms.slice(0, RANKED_TERMS).flatMap((term, i) => {
    const preferred = beginsWithPreferred(term)
    const points = 4 * (RANKED_TERMS - i)

    return [
      ...(preferred ? [sql`when ${found(preferred)} then ${sql.raw(String(points + 2))}`] : []),
      sql`when ${found(beginsWith(term))} then ${sql.raw(String(points))}`,
    ]
  })
  if (cases.length === 0) return sql`0::integer`
  const begins = sql.join(cases, sql` `)
  const inName = sql`when ${found(searchQueries(terms).noNome)} then 1 else 0 end`

  // A single term that begins the name is in the name.
  return terms.length === 1 ? sql`case ${begins} ${inName}` : sql`case ${begins} else 0 end + case ${inName}`
}
