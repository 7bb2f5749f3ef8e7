import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { type Tag, tags } from '#platform/infrastructure/tags.ts'
import { produtos } from '../tables.ts'

/**
 * The tags of all pages that show or could show these products: their own, those of their categories and the ones
 * above, and of their brands.
 */
export async function productTags(tx: Database, ids: number[]): Promise<Tag[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({
      id: produtos.id,
      idMarca: produtos.idMarca,
      categorias: sql<number[]>`product_category_ids(${produtos.id})`,
    })
    .from(produtos)
    .where(sql`${produtos.id} = any(${sql.param(ids)}::integer[])`)
  const found = rows.flatMap(({ id, idMarca, categorias }) => [
    tags.product(id),
    tags.brand(idMarca),
    ...categorias.map((idCategoria) => tags.category(idCategoria)),
  ])

  return [...new Set([tags.listing, ...found])]
}
