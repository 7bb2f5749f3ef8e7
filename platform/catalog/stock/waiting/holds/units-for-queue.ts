import { type SQL, sql } from 'drizzle-orm'

/** How many units of the SKU `s` are held for its queue. */
export const UNITS_FOR_QUEUE: SQL<number> = sql<number>`(
  select count(*)::integer from reservas_espera h where h.id_sku = s.id
)`

/** Until when the first of the units of the SKU `s` is held for a cart, by its id; null if none is. */
export function reservedForCartUntil(cart: SQL): SQL<string | null> {
  return sql<string | null>`(
    select to_json(min(h.ate)) from reservas_espera h where h.id_sku = s.id and h.carrinho = ${cart}
  )`
}

/** How many units of the SKU `s` are held for a cart, by its id. */
export function unitsForCart(cart: SQL): SQL<number> {
  return sql<number>`(
    select count(*)::integer from reservas_espera h where h.id_sku = s.id and h.carrinho = ${cart}
  )`
}
