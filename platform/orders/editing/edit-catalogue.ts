import { sql } from 'drizzle-orm'
import type { Combination } from '#domain/promotions/promotion.ts'
import { type CartSku, cartSku, combinationsAmong } from '#platform/catalog/product/skus/cart-sku.ts'
import { orderSku } from '#platform/catalog/product/skus/order-sku.ts'
import { groupOfCustomer } from '#platform/customers/resale/group-of-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { ItemRow, OrderRows } from '../rows.ts'

/** What an order keeps of a SKU for its invoice. */
type InvoiceFields = Pick<ItemRow, 'sku' | 'ean' | 'ncm' | 'origem'>

/** What the shop shows of SKUs, by their ids, at the prices of who buys, and what is cheaper together. */
export type EditCatalogue = {
  fatos: ReadonlyMap<number, CartSku>
  fiscais: ReadonlyMap<number, InvoiceFields>
  combinacoes: Combination[]
}

const NO_TABLE = sql`(select 1) as um`

/** Reads the catalogue for the edit of an order. Writes nothing. */
export async function readEditCatalogue(
  { db }: RequestContext,
  { pedido, itens }: OrderRows,
  ids: readonly number[],
): Promise<EditCatalogue> {
  const skus = sql`select unnest(${sql.param([...ids])}::integer[])`
  const [known] = await db
    .select({
      fatos: cartSku({
        skus,
        produtos: sql`array[]::integer[]`,
        grupo: groupOfCustomer(pedido.idCliente),
      }),
      fiscais: sql<(InvoiceFields & { id: number })[]>`(
        select coalesce(json_agg(json_build_object(
          'id', pedida.id, 'sku', f.sku, 'ean', f.ean, 'ncm', f.ncm, 'origem', f.origem
        )), '[]')
        from (${skus}) pedida(id) cross join lateral ${orderSku(sql`pedida.id`)} f
      )`,
    })
    .from(NO_TABLE)
  const { fatos = [], fiscais = [] } = known ?? {}
  const products = [...itens, ...fatos].map(({ idProduto }) => idProduto)
  const [together] = await db
    .select({ combinacoes: combinationsAmong(sql`select unnest(${sql.param(products)}::integer[])`) })
    .from(NO_TABLE)

  return {
    fatos: new Map(fatos.map((fato) => [fato.idAtributoSimples, fato])),
    fiscais: new Map(fiscais.map(({ id, ...facts }) => [id, facts])),
    combinacoes: together?.combinacoes ?? [],
  }
}
