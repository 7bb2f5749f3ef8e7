import { type SQL, sql } from 'drizzle-orm'
import { beginsWith, beginsWithPreferred, type SearchTerm, searchQueries } from '#domain/search-query.ts'

/** More than this many terms say too little each to be worth a look into the index. */
const RANKED_TERMS = 4

/**
 * How well a found product fits; higher is better. What is called by the first thing that was typed comes first
 * (`Violino …` for `violino`, before `Corda … para violino`), then by the second and so on; among equals, what was rather
 * meant (sets for `cordas`), then those with all terms in their name. Each condition is one look into the index for all
 * products, not one per product.
 */
export function relevance(terms: SearchTerm[], idProduto: SQL): SQL {
  const { todos, noNome } = searchQueries(terms)
  if (todos === '') return sql`0`
  const among = (query: string) =>
    sql`${idProduto} in (select id_produto from listagem where busca @@ ${query}::tsquery)`
  const ranked = terms.slice(0, RANKED_TERMS)
  const begins = ranked.map(
    (term, i) => sql`when ${among(`${beginsWith(term)} & ${todos}`)} then ${points(RANKED_TERMS - i)}`,
  )
  const preferred = ranked.map(beginsWithPreferred).find((query) => query !== null)

  return sql.join(
    [
      sql`(case ${sql.join(begins, sql` `)} else 0 end`,
      ...(preferred ? [sql`case when ${among(`${preferred} & ${todos}`)} then 2 else 0 end`] : []),
      sql`case when ${among(noNome)} then 1 else 0 end)`,
    ],
    sql` + `,
  )
}

/** An earlier term outweighs a later one, and any of them all that follows. */
function points(rank: number): SQL {
  return sql.raw(String(4 * rank))
}
