import { type SQL, sql } from 'drizzle-orm'

/** Whether a SKU (an id) was deleted: an expression for statements of other modules. */
export function isSkuGone(idSku: SQL): SQL<boolean> {
  return sql<boolean>`not exists (select from skus s where s.id = ${idSku})`
}

/** Whether a product (an id) is still in the store: likewise. */
export function isProductThere(idProduto: SQL): SQL<boolean> {
  return sql<boolean>`exists (select from produtos p where p.id = ${idProduto})`
}
