import { type SQL, sql } from 'drizzle-orm'

/** How many units of the SKU `s` are held for its queue. */
export const UNITS_FOR_QUEUE: SQL<number> = sql<number>`(
  select count(*)::integer from reservas_espera h where h.id_sku = s.id
)`

/** How many units of the SKU `s` are held for a cart, by its id. */
export function unitsForCart(cart: SQL): SQL<number> {
  return sql<number>`(
    select count(*)::integer from reservas_espera h where h.id_sku = s.id and h.carrinho = ${cart}
  )`
}
