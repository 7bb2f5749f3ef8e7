import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { SearchTerm } from '#domain/search/query/query.ts'
import { MARKS } from '#domain/search/search-text.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'
import { isCalled, relevance } from './relevance.ts'

/**
 * In a large shop a common word matches half of the products, which is slow to rank and to count. So a search looks
 * among the 1,200 most popular products in stock. If it finds fewer than `ENOUGH`, it looks among the first 5,000, if so
 * many promise to have enough, else among all: rare words are found by the full-text index, in a tenth of the time that
 * it takes to look at 5,000 products one by one. Of these too, only the most popular ones are ranked: their words are
 * what takes longest to read.
 */
const MAX_POPULAR = [1200, 5000]
const ENOUGH = 150
const MAX_RANKED = 1200

const Found = z.object({ ids: z.array(z.int()), called: z.boolean() })

/** `called`: whether the name of one of them begins with the first term. */
export type Matches = z.infer<typeof Found>

/**
 * The products that match a query: those in stock or on request before sold-out ones, best match first, then most
 * popular. Empty for an empty query.
 */
export async function findMatches(db: Database, query: string, terms: SearchTerm[]): Promise<Matches> {
  if (query === '') return NOTHING
  const [found] = await rowsOf(
    db,
    Found,
    sql`
    with ${candidates(query)}
    select coalesce(array_agg(id_produto order by in_stock desc, points desc, disponivel desc, popularidade desc, id_produto), '{}') as ids,
      coalesce(bool_or(${isCalled(sql`points`)}), false) as called
    from (select id_produto, in_stock, disponivel, popularidade, ${relevance(terms, sql`busca`)} as points from candidates) r`,
  )

  return found ?? NOTHING
}

const NOTHING: Matches = { ids: [], called: false }

const Answered = z.object({ answered: z.array(z.boolean()) })

/**
 * Those of the queries that match any product. A text with an unknown word is read in many ways before words are
 * dropped: this checks them in one statement, in a tenth of the time that `findMatches` takes for each.
 */
export async function answeredQueries(db: Database, queries: readonly string[]): Promise<Set<string>> {
  const distinct = [...new Set(queries)].filter((query) => query !== '')
  if (distinct.length === 0) return new Set()
  const answers = distinct.map(isAnswered)
  const [row] = await rowsOf(db, Answered, sql`select array[${sql.join(answers, sql`, `)}] as answered`)

  return new Set(distinct.filter((_, i) => row?.answered[i] === true))
}

/** A common word is on one of so many popular products. */
const FIRST_LOOK = 50

/** Whether any product matches a query: one of the most popular, whose words are read at once, or one in the index. */
export function isAnswered(query: string): SQL {
  return sql`(
    exists (
      select from (
        select id_produto from searchable_products where disponivel
        order by disponivel desc, popularidade desc, id_produto limit ${FIRST_LOOK}
      ) l join searchable_words p using (id_produto)
      where p.busca @@ ${query}::tsquery
    ) or finds_products(${query}::tsquery)
  )`
}

/**
 * Common table expressions, ending with `candidates`: the products that match the query (in a large shop only the most
 * popular ones), with the columns that rank them. Levels after the first with enough matches are not executed.
 */
export function candidates(query: string): SQL {
  const words = asksForDescriptions(query) ? sql`l.busca` : sql`p.busca`
  const levels = MAX_POPULAR.map(
    (products, i) => sql`${nameOf(i)} as materialized (
      select l.id_produto, p.busca, l.estoque > 0 as in_stock, l.disponivel, l.popularidade
      from (
        select * from searchable_products where disponivel order by disponivel desc, popularidade desc, id_produto limit ${products}
      ) l join searchable_words p using (id_produto)
      where ${words} @@ ${query}::tsquery ${unlessEnough(i)} ${ifPromising(i)}
    )`,
  )
  const parts = MAX_POPULAR.map(
    (_, i) => sql`select * from ${nameOf(i)} where (select count(*) from ${nameOf(i)}) >= ${ENOUGH}`,
  )

  return sql`
    ${sql.join(levels, sql`, `)},
    all_matches as materialized (
      select l.id_produto, p.busca, l.estoque > 0 as in_stock, l.disponivel, l.popularidade
      from (
        select * from searchable_products where busca @@ ${query}::tsquery ${unlessEnough(MAX_POPULAR.length)}
        order by disponivel desc, popularidade desc, id_produto limit ${MAX_RANKED}
      ) l join searchable_words p using (id_produto)
    ),
    candidates as (${sql.join([...parts, sql`select * from all_matches`], sql` union all `)})`
}

/** Only `searchable_products` has the words of descriptions. */
function asksForDescriptions(query: string): boolean {
  return query.includes(`'${MARKS.description}`)
}

/** Conditions that don't depend on the row: PostgreSQL evaluates them once, before it reads any. */
function unlessEnough(level: number): SQL {
  const earlier = MAX_POPULAR.slice(0, level)

  return sql.join(earlier.map((_, i) => sql` and (select count(*) from ${nameOf(i)}) < ${ENOUGH}`))
}

/** Whether as many matches among the products of this level as among those of the one before it would be enough. */
function ifPromising(level: number): SQL {
  const [before, products] = [MAX_POPULAR[level - 1], MAX_POPULAR[level]]
  if (before === undefined || products === undefined) return sql``

  return sql` and (select count(*) from ${nameOf(level - 1)}) >= ${Math.ceil((ENOUGH * before) / products)}`
}

function nameOf(level: number): SQL {
  return sql.identifier(`popular_${level}`).getSQL()
}
