import { type SQL, sql } from 'drizzle-orm'
import { soldPiece } from '../../pieces/piece-in-statement.ts'

/**
 * What an order stores of a SKU that carts don't need (`sku`, `ean`, `exemplar`, and `ncm` and `origem` for its
 * invoice), as a subquery for other modules' statements. `id` is the SKU's.
 */
export function orderSku(id: SQL): SQL {
  return sql`(
    select s.sku, s.ean, p.ncm, p.origem, ${soldPiece(sql`s.id`)} as exemplar
    from skus s join produtos p on p.id = s.id_produto where s.id = ${id}
  )`
}
