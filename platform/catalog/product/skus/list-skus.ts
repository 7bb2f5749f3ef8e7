import { asc, eq, gt } from 'drizzle-orm'
import { produtos, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

const PAGE = 1_000

/** All SKUs after this id, a thousand at a time, with the names of their products. */
export function skusAfter(db: Database, id: number) {
  return db
    .select({
      id: skus.id,
      sku: skus.sku,
      nome: produtos.nome,
      estoque: skus.estoque,
      precoPor: skus.precoPor,
      precoDe: skus.precoDe,
    })
    .from(skus)
    .innerJoin(produtos, eq(produtos.id, skus.idProduto))
    .where(gt(skus.id, id))
    .orderBy(asc(skus.id))
    .limit(PAGE)
}
