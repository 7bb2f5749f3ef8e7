import { type SQL, sql } from 'drizzle-orm'

/** Subselect for another module's statement: the number of an order; null if there is none. `id` is its column there. */
export function numberInStatement(id: SQL): SQL<number | null> {
  return sql<number | null>`(select p.numero from pedidos p where p.id = ${id})`
}
