import { type SQL, sql } from 'drizzle-orm'

/**
 * What an order keeps of a SKU that carts need not know (`sku`, `ean`, and for its invoice `ncm` and `origem`), as a table in
 * another area's statement. `id` is the SKU's.
 */
export function orderSku(id: SQL): SQL {
  return sql`(
    select s.sku, s.ean, p.ncm, p.origem from skus s join produtos p on p.id = s.id_produto where s.id = ${id}
  )`
}
