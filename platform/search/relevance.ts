import { type SQL, sql } from 'drizzle-orm'
import { beginsWith, beginsWithPreferred, type SearchTerm, searchQueries } from '#domain/search-query.ts'

/** More than this many terms say too little each to be looked at one by one. */
const RANKED_TERMS = 4

/**
 * How well a product fits that a search has found, from its column `busca`; higher is better. What is called by the
 * first thing that was typed comes first (`Violino …` for `violino`, before `Corda … para violino`), then by the second
 * and so on; among equals, what was rather meant (sets for `cordas`), then those with all terms in their name.
 */
export function relevance(terms: SearchTerm[], busca: SQL): SQL {
  const ranked = terms.slice(0, RANKED_TERMS)
  if (ranked.length === 0) return sql`0::integer`
  const found = (query: string) => sql`${busca} @@ ${query}::tsquery`
  const begins = ranked.map(
    (term, i) => sql`when ${found(beginsWith(term))} then ${points(RANKED_TERMS - i)}`,
  )
  const preferred = ranked.map(beginsWithPreferred).find((query) => query !== null)

  return sql.join(
    [
      sql`case ${sql.join(begins, sql` `)} else 0 end`,
      ...(preferred ? [sql`case when ${found(preferred)} then 2 else 0 end`] : []),
      sql`case when ${found(searchQueries(terms).noNome)} then 1 else 0 end`,
    ],
    sql` + `,
  )
}

/** An earlier term outweighs a later one, and any of them all that follows. */
function points(rank: number): SQL {
  return sql.raw(String(4 * rank))
}
