import { sql } from 'drizzle-orm'
import type { Combination } from '#domain/promotions/promotion.ts'
import { type CartSku, cartSku, combinationsAmong } from '#platform/catalog/product/skus/cart-sku.ts'
import { orderSku } from '#platform/catalog/product/skus/order-sku.ts'
import { groupOfCustomer } from '#platform/customers/resale/group-of-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { ItemRow, OrderRows } from '../rows.ts'

/** The fields of a SKU that an order stores and carts don't need. */
type StoredFields = Pick<ItemRow, 'sku' | 'ean' | 'ncm' | 'origem' | 'exemplar'>

/** Catalogue data of SKUs by id, at this buyer's prices, with the bundles that are cheaper together. */
export type EditCatalogue = {
  skus: ReadonlyMap<number, CartSku>
  storedFields: ReadonlyMap<number, StoredFields>
  combinacoes: Combination[]
}

const NO_TABLE = sql`(select 1) as one`

/** Reads the catalogue for the edit of an order. */
export async function readEditCatalogue(
  { db }: RequestContext,
  { pedido, itens }: OrderRows,
  ids: readonly number[],
): Promise<EditCatalogue> {
  const skuIds = sql`select unnest(${sql.param([...ids])}::integer[])`
  const [known] = await db
    .select({
      skus: cartSku({
        skus: skuIds,
        produtos: sql`array[]::integer[]`,
        grupo: groupOfCustomer(pedido.idCliente),
      }),
      storedFields: sql<(StoredFields & { id: number })[]>`(
        select coalesce(json_agg(json_build_object(
          'id', requested.id, 'sku', f.sku, 'ean', f.ean, 'ncm', f.ncm, 'origem', f.origem, 'exemplar', f.exemplar
        )), '[]')
        from (${skuIds}) requested(id) cross join lateral ${orderSku(sql`requested.id`)} f
      )`,
    })
    .from(NO_TABLE)
  const { skus = [], storedFields = [] } = known ?? {}
  const products = [...itens, ...skus].map(({ idProduto }) => idProduto)
  const [together] = await db
    .select({ combinacoes: combinationsAmong(sql`select unnest(${sql.param(products)}::integer[])`) })
    .from(NO_TABLE)

  return {
    skus: new Map(skus.map((sku) => [sku.idAtributoSimples, sku])),
    storedFields: new Map(storedFields.map(({ id, ...fields }) => [id, fields])),
    combinacoes: together?.combinacoes ?? [],
  }
}
