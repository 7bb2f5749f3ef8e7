import { type SQL, sql } from 'drizzle-orm'
import { type CartSku, cartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import { orderSku } from '#platform/catalog/product/skus/order-sku.ts'
import { groupOfCustomer } from '#platform/customers/resale/group-of-customer.ts'
import type { Database } from '#platform/database/connect.ts'

/** A SKU at a customer's current price, with what documents show of it. */
export type QuotedSku = CartSku & { sku: string; ncm: string | null }

type Codes = { id: number; sku: string; ncm: string | null }

/** The buyer's cart, or null: pieces that another one holds are out of stock. */
type QuoteReader = { cart: number | null; now: Date }

/**
 * Reads SKUs by id, at the prices of a customer, or at public ones. What the shop does not show is left out. Without a
 * `reader`, stock is what the shop has, also of pieces that are in somebody's cart.
 */
export async function readQuotedGoods(
  db: Database,
  ids: readonly number[],
  idCliente: number | null,
  reader?: QuoteReader,
): Promise<Map<number, QuotedSku>> {
  const skus = sql`select unnest(${sql.param([...ids])}::integer[])`
  const [row] = await db
    .select({
      goods: cartSku({
        skus,
        produtos: sql`array[]::integer[]`,
        grupo: groupOfCustomer(idCliente),
        ...(reader
          ? { reader: { cart: sql`${reader.cart}::integer`, now: sql`${reader.now}::timestamptz` } }
          : {}),
      }),
      codes: codesOf(skus),
    })
    .from(sql`(select 1) as one`)
  const { goods = [], codes = [] } = row ?? {}
  const known = new Map(codes.map((one) => [one.id, one]))

  return new Map(
    goods.map((one) => {
      const { sku = '', ncm = null } = known.get(one.idAtributoSimples) ?? {}
      return [one.idAtributoSimples, { ...one, sku, ncm }]
    }),
  )
}

function codesOf(skus: SQL): SQL<Codes[]> {
  return sql<Codes[]>`(
    select coalesce(json_agg(json_build_object('id', requested.id, 'sku', f.sku, 'ncm', f.ncm)), '[]')
    from (${skus}) requested(id) cross join lateral ${orderSku(sql`requested.id`)} f
  )`
}

/** Units in stock by SKU. */
export function stockOf(goods: ReadonlyMap<number, CartSku>): Map<number, number> {
  return new Map([...goods].map(([id, { estoque }]) => [id, estoque]))
}

/** Until when another cart holds a piece, if one does. */
export function holdUntil(sku: Pick<CartSku, 'retencao'> | undefined): string | null {
  if (!sku?.retencao?.ate || sku.retencao.propria) return null

  return new Date(sku.retencao.ate).toISOString()
}
