import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { SearchTerm } from '#domain/search/query/query.ts'
import { MARKS } from '#domain/search/search-text.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'
import { isCalled, relevance } from './relevance.ts'

/**
 * In a large shop a common word finds half of it, which nobody reads and which takes long to rank and to count. A search
 * is held among so many of the most popular products in stock; if that finds fewer than `ENOUGH`, among the next number,
 * and at last among all. Of what is so rare, the index of words finds all in a third of the time of another step.
 */
const MAX_POPULAR = [1200, 5000]
const ENOUGH = 150

const Found = z.object({ ids: z.array(z.int()), called: z.boolean() })

/** `called`: whether one of them is called by the first of the terms. */
export type Matches = z.infer<typeof Found>

/** What answers a query: what there is (to be bought or asked for) before what is sold out, the best match first, then the most popular. Nothing for an empty query. */
export async function findMatches(db: Database, query: string, terms: SearchTerm[]): Promise<Matches> {
  if (query === '') return NOTHING
  const [found] = await rowsOf(
    db,
    Found,
    sql`
    with ${candidates(query)}
    select coalesce(array_agg(id_produto order by existe desc, pontos desc, disponivel desc, popularidade desc, id_produto), '{}') as ids,
      coalesce(bool_or(${isCalled(sql`pontos`)}), false) as called
    from (select id_produto, existe, disponivel, popularidade, ${relevance(terms, sql`busca`)} as pontos from achados) r`,
  )

  return found ?? NOTHING
}

const NOTHING: Matches = { ids: [], called: false }

const Answered = z.object({ answered: z.array(z.boolean()) })

/**
 * Those of the queries that any product answers. A text with a word that nothing has is asked in many ways before words are left
 * out: this looks into the index once for all of them, a tenth of the time of `findMatches` for each.
 */
export async function answeredQueries(db: Database, queries: readonly string[]): Promise<Set<string>> {
  const asked = [...new Set(queries)].filter((query) => query !== '')
  if (asked.length === 0) return new Set()
  const exists = asked.map(
    (query) => sql`exists (select from searchable_products where busca @@ ${query}::tsquery)`,
  )
  const [row] = await rowsOf(db, Answered, sql`select array[${sql.join(exists, sql`, `)}] as answered`)

  return new Set(asked.filter((_, i) => row?.answered[i] === true))
}

/**
 * Common table expressions, the last of them `achados`: what answers the query, in a large shop the most popular of it,
 * with the columns that rank it. Those after the first with enough are not executed.
 */
export function candidates(query: string): SQL {
  const words = asksForDescriptions(query) ? sql`l.busca` : sql`p.busca`
  const levels = MAX_POPULAR.map(
    (products, i) => sql`${nameOf(i)} as materialized (
      select l.id_produto, p.busca, l.estoque > 0 as existe, l.disponivel, l.popularidade
      from (
        select * from searchable_products where disponivel order by disponivel desc, popularidade desc, id_produto limit ${products}
      ) l join searchable_words p using (id_produto)
      where ${words} @@ ${query}::tsquery ${unlessEnough(i)}
    )`,
  )
  const parts = MAX_POPULAR.map(
    (_, i) => sql`select * from ${nameOf(i)} where (select count(*) from ${nameOf(i)}) >= ${ENOUGH}`,
  )

  return sql`
    ${sql.join(levels, sql`, `)},
    todos as materialized (
      select l.id_produto, p.busca, l.estoque > 0 as existe, l.disponivel, l.popularidade
      from searchable_products l join searchable_words p using (id_produto)
      where l.busca @@ ${query}::tsquery ${unlessEnough(MAX_POPULAR.length)}
    ),
    achados as (${sql.join([...parts, sql`select * from todos`], sql` union all `)})`
}

/** Words of descriptions stand in `searchable_products` only. */
function asksForDescriptions(query: string): boolean {
  return query.includes(`'${MARKS.description}`)
}

/** Conditions on nothing in the row: PostgreSQL asks them once, before it reads any. */
function unlessEnough(level: number): SQL {
  const earlier = MAX_POPULAR.slice(0, level)

  return sql.join(earlier.map((_, i) => sql` and (select count(*) from ${nameOf(i)}) < ${ENOUGH}`))
}

function nameOf(level: number): SQL {
  return sql.identifier(`populares_${level}`).getSQL()
}
