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
 * In a large shop a common word finds half of it, which nobody reads and which takes long to rank and to count. A search
 * is held among so many of the most popular products in stock; if that finds fewer than `ENOUGH`, among the next number,
 * and at last among all.
 */
const MOST_POPULAR = [1200, 5000, 20_000]
const ENOUGH = 150

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
 * Common table expressions, the last of them `achados`: what answers the query, in a large shop the most popular of it,
 * with the columns of `listagem` that rank it. Those after the first with enough are not executed.
 */
export function candidates(query: string): SQL {
  const matching = sql`
    select id_produto, busca, disponivel, popularidade from listagem where busca @@ ${query}::tsquery`
  const levels = MOST_POPULAR.map((products, i) => {
    const among = sql`disponivel and popularidade >= (
      select popularidade from listagem where disponivel order by popularidade desc offset ${products} limit 1
    )`
    return sql`${nameOf(i)} as materialized (${matching} and ${among} ${unlessEnough(i)})`
  })
  const parts = MOST_POPULAR.map(
    (_, i) => sql`select * from ${nameOf(i)} where (select count(*) from ${nameOf(i)}) >= ${ENOUGH}`,
  )

  return sql`
    ${sql.join(levels, sql`, `)},
    todos as materialized (${matching} ${unlessEnough(MOST_POPULAR.length)}),
    achados as (${sql.join([...parts, sql`select * from todos`], sql` union all `)})`
}

/** Conditions on nothing in the row: PostgreSQL asks them once, before it reads any. */
function unlessEnough(level: number): SQL {
  const earlier = MOST_POPULAR.slice(0, level)

  return sql.join(earlier.map((_, i) => sql` and (select count(*) from ${nameOf(i)}) < ${ENOUGH}`))
}

function nameOf(level: number): SQL {
  return sql.identifier(`populares_${level}`).getSQL()
}
