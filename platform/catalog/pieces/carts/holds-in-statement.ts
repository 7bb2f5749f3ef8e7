import { type SQL, sql } from 'drizzle-orm'
import { unitsForCart } from '../../stock/waiting/holds/units-for-queue.ts'

/** The cart that reads a SKU, or null, and the time. */
export type Reader = { cart: SQL; now: SQL }

/** Whether somebody holds the row `e` of `exemplares`; false for a SKU that has none. */
const isHoldActive = (now: SQL) => sql`coalesce(e.retido_por is not null and e.retido_ate > ${now}, false)`

/** Whether another cart than this one holds the row `e` of `exemplares`; false for a SKU that has none. */
export function isInAnotherCart({ cart, now }: Reader): SQL {
  return sql`(${isHoldActive(now)} and e.retido_por is distinct from ${cart})`
}

/** The stock of a SKU `s` for a cart: with what is held for it, and none of a piece `e` that another cart holds. */
export function stockFor(reader: Reader): SQL {
  return sql`case when ${isInAnotherCart(reader)} then 0 else s.estoque + ${unitsForCart(reader.cart)} end`
}

/** How a cart stands to a piece `e`, as JSON (`PieceHold`); null for goods of counted stock. */
export function holdFor({ cart, now }: Reader): SQL {
  return sql`case when e.id_sku is not null then json_build_object(
    'ate', case when ${isHoldActive(now)} then to_json(e.retido_ate) end, 'propria', coalesce(e.retido_por = ${cart}, false)
  ) end`
}

type HoldsInput = {
  /** A row with the cart's `id`, and none if nothing was written: the name of a CTE. */
  cart: SQL
  /** Ids of SKUs, as arrays of integers. */
  hold: SQL
  release: SQL
  until: SQL
  now: SQL
}

/**
 * A statement for another one: holds pieces for a cart, if no other cart does, and releases others. Returns a row for
 * each, with the cart that holds it then.
 */
export function writeHolds({ cart, hold, release, until, now }: HoldsInput): SQL {
  return sql`
    update exemplares e
    set retido_por = case when e.id_sku = any(${hold}) then owner.id end,
      retido_ate = case when e.id_sku = any(${hold}) then ${until} end
    from ${cart} owner
    where e.id_sku = any(${hold}) and (e.retido_por is null or e.retido_por = owner.id or e.retido_ate <= ${now})
      or e.id_sku = any(${release}) and e.retido_por = owner.id
    returning e.id_sku, e.retido_por`
}

/** A statement for another one: releases all pieces that the carts of a CTE hold. Locks them by id, as orders do. */
export function releaseHolds(cart: SQL): SQL {
  return sql`
    update exemplares e set retido_por = null, retido_ate = null
    from (
      select own.id_sku from exemplares own join ${cart} owner on own.retido_por = owner.id
      order by own.id_sku for no key update of own
    ) own
    where e.id_sku = own.id_sku`
}
