import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { produtos } from '../tables.ts'

/** The tags of all pages that show these products or could: their own, their categories' and those above, their brands'. */
export async function productTags(tx: Database, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({
      id: produtos.id,
      idMarca: produtos.idMarca,
      categorias: sql<number[]>`product_category_ids(${produtos.id})`,
    })
    .from(produtos)
    .where(inArray(produtos.id, ids))
  const tags = rows.flatMap(({ id, idMarca, categorias }) => [
    `produto:${id}`,
    `marca:${idMarca}`,
    ...categorias.map((idCategoria) => `categoria:${idCategoria}`),
  ])

  return [...new Set(['listagem', ...tags])]
}
