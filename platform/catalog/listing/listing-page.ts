import { and, type SQL, sql } from 'drizzle-orm'
import type { Order } from '#contract/catalog/catalog.ts'
import type { Database } from '#platform/database/connect.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import { CARD, type CardRow } from '../product/card.ts'
import { listagem } from '../tables.ts'
import { orderBy } from './listing-order.ts'
import {
  type CountedScope,
  countedScopeCondition,
  type ListingScope,
  scopeCondition,
} from './listing-scope.ts'
import { type RequestedVariant, variantRows } from './variant-rows.ts'

type Question = {
  scope: ListingScope
  narrowing: (SQL | undefined)[]
  /** Null if no variant is requested. */
  variant: RequestedVariant | null
  paging: { order: Order; offset: number; limit: number }
}

/** The rows of one page of a listing. */
export async function listingPage(db: Database, question: Question): Promise<CardRow[]> {
  const rows = await (question.variant === null
    ? pageOfProducts(db, question)
    : pageOfVariants(db, question, question.variant))

  return rows.map(({ row }) => row)
}

/** The rows of one page of each of several listings, each narrowed by something, in one statement. */
export async function listingPages(db: Database, questions: readonly Question[]): Promise<CardRow[][]> {
  if (questions.length === 0) return []
  const pages = questions.map((question) => {
    const page =
      question.variant === null
        ? pageOfNarrowed(db, question)
        : pageOfVariants(db, question, question.variant)

    return sql`(select coalesce(json_agg(page."row"), '[]') from (${page}) page)`
  })
  const [found] = await db
    .select({ pages: sql<CardRow[][]>`json_build_array(${sql.join(pages, sql`, `)})` })
    .from(sql`(select 1) one`)

  return found?.pages ?? []
}

function pageOfProducts(db: Database, { scope, narrowing, paging }: Question) {
  const { order, offset, limit } = paging
  const conditions = narrowing.filter((condition) => condition !== undefined)
  if (scope.tipo !== 'busca' && conditions.length === 0)
    return wholePage(
      scope.tipo,
      order,
    )(db).execute({ id: scope.tipo === 'tudo' ? 0 : scope.id, offset, limit })

  if (scope.tipo === 'busca' && order === 'Popularidade')
    return bestMatches(db, scope.ids, and(...conditions), paging)

  return pageOfNarrowed(db, { scope, narrowing, paging })
}

function pageOfNarrowed(
  db: Database,
  { scope, narrowing, paging: { order, offset, limit } }: Omit<Question, 'variant'>,
) {
  const page = db
    .select()
    .from(listagem)
    .where(and(scopeCondition(scope), ...narrowing))
    .orderBy(...orderBy(order))
    .offset(offset)
    .limit(limit)

  return db.select({ row: CARD.as('row') }).from(page.as('listagem'))
}

/** A page of search results, sorted by rank; without conditions, the ids are cut before rows are read. */
function bestMatches(
  db: Database,
  ids: readonly number[],
  narrowing: SQL | undefined,
  { offset, limit }: Question['paging'],
) {
  const [read, skipped] = narrowing ? [ids, offset] : [ids.slice(offset, offset + limit), 0]

  return db.select({ row: CARD }).from(sql`(
    select listagem.* from unnest(${sql.param(read)}::integer[]) with ordinality found (id, place)
    join listagem on listagem.id_produto = found.id
    where ${narrowing ?? sql`true`}
    order by found.place offset ${skipped} limit ${limit}
  ) listagem`)
}

/**
 * For each product, the SKU that fits the request. Among several, the one that its page would select: first those that
 * serve the same people as the product's first SKU, then those in stock, then by position, pieces last. Sold-out
 * variants come last.
 */
function pageOfVariants(db: Database, { scope, narrowing, paging }: Question, variant: RequestedVariant) {
  const { order, offset, limit } = paging
  const fits = and(scopeCondition(scope), ...narrowing) ?? sql`true`
  const best =
    scope.tipo === 'busca' && order === 'Popularidade'
      ? [
          sql`${listagem.estoque} > 0 desc`,
          sql`array_position(${sql.param(scope.ids)}::integer[], listagem.id_produto)`,
        ]
      : orderBy(order)

  return db
    .select({
      row: sql<CardRow>`${CARD}::jsonb || jsonb_build_object('variante', case when is_variant then sku_variant(id_sku) end)`.as(
        'row',
      ),
    })
    .from(sql`(
      select * from (
        select distinct on (id_produto) id_produto, id_sku, situacao, preco_de, preco_por, preco_maximo, desconto, estoque,
          disponivel, vendas, nota_media, nota_quantidade, popularidade, publicado_em, nome_ordem, id_marca, categorias, card,
          menor_exemplar,
          is_variant,
          case when is_variant then greatest(1, count(*) filter (where not exemplar) over (partition by id_produto))
            else variacoes end as variacoes
        from ${variantRows(variant)}
        where ${fits}
        order by id_produto, shared_value_uses(variant_id, id_produto) desc, (estoque > 0) desc, posicao
      ) listagem
      order by ${sql.join(best, sql`, `)} offset ${offset} limit ${limit}
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
