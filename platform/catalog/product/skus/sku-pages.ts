import { and, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { foundSkus, wordsQuery } from '../find-by-words.ts'

export type SkuOrder = 'produto' | '-produto' | 'sku' | '-sku' | 'estoque' | '-estoque'

type Filter = {
  /** Words of product, brand, code or EAN; an empty text finds all. */
  busca: string
  /** Conditions on the table `k`, which has `id` and `id_produto`. */
  conditions?: (SQL | undefined)[]
}

type SkuPageInput = Filter & { ordem?: SkuOrder; pagina: number; porPagina: number }

const Ids = z.object({ rows: z.array(z.object({ id: z.int() })) })
const Counted = z.object({ rows: z.tuple([z.object({ total: z.int() })]) })

/**
 * A page of SKU ids in their order, and the total. Only ids: other columns are then read just for the rows of the page,
 * and skipping to a late page only scans an index.
 */
export async function skuPage(
  db: Database,
  { ordem = 'produto', pagina, porPagina, ...filter }: SkuPageInput,
): Promise<{ ids: number[]; total: number }> {
  const { from, orderBy } = ORDERS[ordem]
  const [page, total] = await Promise.all([
    db.execute(sql`
      select k.id from ${from} where ${matching(filter, from)}
      order by ${orderBy} limit ${porPagina} offset ${(pagina - 1) * porPagina}`),
    countSkus(db, filter),
  ])

  return { ids: Ids.parse(page).rows.map(({ id }) => id), total }
}

async function countSkus(db: Database, filter: Filter): Promise<number> {
  const counted = await db.execute(
    sql`select count(*)::integer as total from ${BY_NAME} where ${matching(filter, BY_NAME)}`,
  )

  return Counted.parse(counted).rows[0].total
}

function matching({ busca, conditions = [] }: Filter, from: SQL): SQL {
  const words =
    from === BY_NAME ? sql`k.palavras @@ ${wordsQuery(busca)}::tsquery` : sql`k.id in ${foundSkus(busca)}`

  return and(busca === '' ? undefined : words, ...conditions) ?? sql`true`
}

/** A subquery of the ids of products in a category or below it. */
export function productsBelow(caminho: string): SQL {
  return sql`(
    select pc.id_produto from produto_categorias pc join categorias c on c.id = pc.id_categoria
    where c.caminho = ${caminho} or starts_with(c.caminho, ${`${caminho}/`})
  )`
}

const BY_NAME = sql`skus_busca k (id, id_produto, posicao, nome_ordem, palavras)`
const SKUS = sql`skus k`

const ORDERS: Record<SkuOrder, { from: SQL; orderBy: SQL }> = {
  produto: { from: BY_NAME, orderBy: sql`k.nome_ordem, k.id_produto, k.posicao, k.id` },
  '-produto': {
    from: BY_NAME,
    orderBy: sql`k.nome_ordem desc, k.id_produto desc, k.posicao desc, k.id desc`,
  },
  sku: { from: SKUS, orderBy: sql`k.sku` },
  '-sku': { from: SKUS, orderBy: sql`k.sku desc` },
  estoque: { from: SKUS, orderBy: sql`k.estoque, k.id` },
  '-estoque': { from: SKUS, orderBy: sql`k.estoque desc, k.id desc` },
}
