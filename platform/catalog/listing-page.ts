import { and, type SQL, sql } from 'drizzle-orm'
import type { Order } from '#contract/catalog.ts'
import type { Database } from '#platform/database/connect.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import { CARD } from './card.ts'
import { orderBy } from './listing-order.ts'
import {
  type CountedScope,
  countedScopeCondition,
  type ListingScope,
  scopeCondition,
} from './listing-scope.ts'
import { listagem } from './tables.ts'

type Question = {
  scope: ListingScope
  narrowing: (SQL | undefined)[]
  paging: { order: Order; offset: number; limit: number }
}

/** The rows of one page of a listing. */
export function listingPage(db: Database, { scope, narrowing, paging }: Question) {
  const { order, offset, limit } = paging
  const conditions = narrowing.filter((condition) => condition !== undefined)
  if (scope.tipo !== 'busca' && conditions.length === 0)
    return wholePage(
      scope.tipo,
      order,
    )(db).execute({ id: scope.tipo === 'tudo' ? 0 : scope.id, offset, limit })

  if (scope.tipo === 'busca' && order === 'Popularidade')
    return bestMatches(db, scope.ids, and(...conditions), paging)
  const page = db
    .select()
    .from(listagem)
    .where(and(scopeCondition(scope), ...conditions))
    .orderBy(...orderBy(order))
    .offset(offset)
    .limit(limit)

  return db.select({ row: CARD }).from(page.as('listagem'))
}

/** A page of what a search found, in its own order; what nothing narrows is cut before it is read. */
function bestMatches(
  db: Database,
  ids: readonly number[],
  narrowing: SQL | undefined,
  { offset, limit }: Question['paging'],
) {
  const [read, skipped] = narrowing ? [ids, offset] : [ids.slice(offset, offset + limit), 0]

  return db.select({ row: CARD }).from(sql`(
    select listagem.* from unnest(${sql.param(read)}::integer[]) with ordinality achado (id, lugar)
    join listagem on listagem.id_produto = achado.id
    where ${narrowing ?? sql`true`}
    order by achado.lugar offset ${skipped} limit ${limit}
  ) listagem`)
}

const wholePages = new Map<string, ReturnType<typeof preparePage>>()

function wholePage(tipo: CountedScope['tipo'], order: Order) {
  const name = `listagem_${tipo}_${order}`
  const query = wholePages.get(name) ?? preparePage(name, tipo, order)
  wholePages.set(name, query)

  return query
}

function preparePage(name: string, tipo: CountedScope['tipo'], order: Order) {
  return preparedQuery((db) => {
    const page = db
      .select()
      .from(listagem)
      .where(countedScopeCondition(tipo, sql.placeholder('id')))
      .orderBy(...orderBy(order))
      .offset(sql.placeholder('offset'))
      .limit(sql.placeholder('limit'))

    return db.select({ row: CARD }).from(page.as('listagem')).prepare(name)
  })
}
