import { and, inArray, type SQL, sql } from 'drizzle-orm'
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

  const condition = and(scopeCondition(scope), ...conditions)
  const rank =
    scope.tipo === 'busca' && order === 'Popularidade' && offset < rankedBy(limit) ? scope.rank : undefined

  const page = db
    .select()
    .from(listagem)
    .where(rank ? and(condition, amongMostPopular(db, condition, rankedBy(limit))) : condition)
    .orderBy(...orderBy(order, rank))
    .offset(offset)
    .limit(limit)

  return db.select({ row: CARD }).from(page.as('listagem'))
}

/**
 * How many products of a search are ranked, in whole pages: to rank one, its words must be unpacked. Of a search that
 * finds more, the most popular are ranked against one another; the others follow by popularity.
 */
function rankedBy(limit: number): number {
  return Math.ceil(1200 / limit) * limit
}

function amongMostPopular(db: Database, condition: SQL | undefined, howMany: number) {
  const best = db
    .select({ id: listagem.idProduto })
    .from(listagem)
    .where(condition)
    .orderBy(...orderBy('Popularidade'))
    .limit(howMany)

  return inArray(listagem.idProduto, best)
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
