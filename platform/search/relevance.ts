import { type SQL, sql } from 'drizzle-orm'
import { beginsWith, type SearchTerm, searchQueries } from '#domain/search-query.ts'

/** More than this many terms say too little each to be worth a look into the index. */
const RANKED_TERMS = 4

/**
 * How well a found product fits; higher is better. What is called by the first thing that was typed comes first
 * (`Violino …` for `violino`, before `Corda … para violino`), then by the second and so on; among equals, those with all
 * terms in their name. Each condition is one look into the index for all products, not one per product.
 */
export function relevance(terms: SearchTerm[], idProduto: SQL): SQL {
  const { todos, noNome } = searchQueries(terms)
  const among = (query: string) =>
    sql`${idProduto} in (select id_produto from listagem where busca @@ ${query}::tsquery)`
  const begins = terms
    .slice(0, RANKED_TERMS)
    .map((term, i) => sql`when ${among(`${beginsWith(term)} & ${todos}`)} then ${points(i)}`)
  if (begins.length === 0) return sql`0`

  return sql`(case ${sql.join(begins, sql` `)} else 0 end + case when ${among(noNome)} then 1 else 0 end)`
}

/** An earlier term outweighs a later one, and any of them the terms in the name. */
function points(position: number): SQL {
  return sql.raw(String(2 * (RANKED_TERMS - position)))
}
