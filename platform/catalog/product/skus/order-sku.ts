import { type SQL, sql } from 'drizzle-orm'

/**
 * What an order stores of a SKU that carts don't need (`sku`, `ean`, and `ncm` and `origem` for its invoice), as a
 * subquery for other modules' statements. `id` is the SKU's.
 */
export function orderSku(id: SQL): SQL {
  return sql`(
    select s.sku, s.ean, p.ncm, p.origem from skus s join produtos p on p.id = s.id_produto where s.id = ${id}
  )`
}
