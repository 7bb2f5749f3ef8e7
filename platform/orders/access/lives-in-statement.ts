import { type SQL, sql } from 'drizzle-orm'

/**
 * Condition for another module's statement: whether an order is there and was paid, or can still be. `id` is its column
 * there.
 */
export function livesInStatement(id: SQL): SQL<boolean> {
  return sql<boolean>`exists (
    select from pedidos p where p.id = ${id} and (p.situacao <> 'cancelado' or p.pago_em is not null)
  )`
}
