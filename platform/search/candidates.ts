import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { SearchTerm } from '#domain/search-query.ts'
import type { Database } from '#platform/database/connect.ts'
import { relevance } from './relevance.ts'
import { rowsOf } from './rows.ts'

/** Products that fit a search equally well. */
export type Match = { pontos: number; ids: number[] }

const MatchRow = z.object({ pontos: z.int(), ids: z.array(z.int()) })

/**
 * In a large shop a common word finds half of it, which nobody reads and which takes long to rank and to count. Such a
 * search is held among so many of the most popular products in stock; if that finds fewer than `ENOUGH`, among more of
 * them, and then among all.
 */
const MOST_POPULAR = 1200
const POPULAR = 8000
const ENOUGH = 200

/** What answers a query, by how well it does; best first, nothing for an empty query. */
export async function findMatches(db: Database, query: string, terms: SearchTerm[]): Promise<Match[]> {
  if (query === '') return []

  return rowsOf(
    db,
    MatchRow,
    sql`
    with ${candidates(query)}
    select pontos, array_agg(id_produto) as ids
    from (select id_produto, ${relevance(terms, sql`busca`)} as pontos from achados) r
    group by pontos
    order by pontos desc`,
  )
}

/**
 * The common table expression `achados`: what answers the query, in a large shop the most popular of it, with the columns
 * of `listagem` that rank it.
 */
export function candidates(query: string): SQL {
  const matching = sql`
    select id_produto, busca, disponivel, popularidade from listagem where busca @@ ${query}::tsquery`
  const among = (products: number) => sql`disponivel and popularidade >= (
    select popularidade from listagem where disponivel order by popularidade desc offset ${products} limit 1
  )`

  return sql`
    mais_populares as materialized (${matching} and ${among(MOST_POPULAR)}),
    populares as materialized (
      ${matching} and ${among(POPULAR)} and (select count(*) from mais_populares) < ${ENOUGH}
    ),
    todos as materialized (
      ${matching} and (select count(*) from mais_populares) < ${ENOUGH} and (select count(*) from populares) < ${ENOUGH}
    ),
    achados as (
      select * from mais_populares where (select count(*) from mais_populares) >= ${ENOUGH}
      union all
      select * from populares where (select count(*) from populares) >= ${ENOUGH}
      union all
      select * from todos
    )`
}
