import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import { listagem } from '../tables.ts'

/** What decides whether a promotion is valid for a product; `precoDe` in centavos, null if it is not on offer. */
export type ProductScope = { idMarca: number; categorias: number[]; precoDe: number | null }

/** Undefined if the shop doesn't show the product. */
export async function productScope(db: Database, idProduto: number): Promise<ProductScope | undefined> {
  const [row] = await query(db).execute({ idProduto })

  return row
}

const query = preparedQuery((db) =>
  db
    .select({
      idMarca: listagem.idMarca,
      categorias: sql<number[]>`${listagem.categorias}`,
      precoDe: listagem.precoDe,
    })
    .from(listagem)
    .where(eq(listagem.idProduto, sql.placeholder('idProduto')))
    .prepare('product_scope'),
)
