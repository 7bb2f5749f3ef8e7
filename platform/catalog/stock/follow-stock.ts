import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { shownStock } from '#domain/product/shown-stock.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { refreshOffers } from '../listing/read-model/refresh-offers.ts'
import { productTags } from '../product/product-tags.ts'
import { STORE } from './stock-actor.ts'
import { holdForQueue } from './waiting/holds/hold-for-queue.ts'

/** A SKU whose stock was `antes` and is `depois`. `emKit` if it is part of a kit. */
export type StockChange = { id: number; idProduto: number; antes: number; depois: number; emKit: boolean }

/**
 * Updates everything that depends on a stock, in the same transaction: holds for those who wait for what is back, kits,
 * the products' listing rows and cached pages. Only if the shown stock changes (`shownStock`), so most orders cost no more
 * than the event for integrations. Returns the changes with what is left for sale.
 */
export async function followStock(tx: Database, risen: readonly StockChange[]): Promise<StockChange[]> {
  const back = risen.filter(({ antes, depois }) => depois > antes).map(({ id }) => id)
  const taken = await holdForQueue(tx, back)
  const changes = risen.map((change) => ({ ...change, depois: change.depois - (taken.get(change.id) ?? 0) }))
  await followSellable(tx, changes)

  return changes
}

async function followSellable(tx: Database, changes: readonly StockChange[]): Promise<void> {
  const skus = changes.map(({ id, idProduto, depois: estoque }) => ({ id, idProduto, estoque }))
  if (skus.length > 0) await emitEvent(tx, 'estoque.alterado', { skus })
  const parts = changes.filter(({ emKit }) => emKit).map(({ id }) => id)
  const kits = parts.length > 0 ? await refreshKits(tx, parts) : []
  const seen = [...changes, ...kits].filter(({ antes, depois }) => shownStock(antes) !== shownStock(depois))
  if (seen.length === 0) return

  const products = [...new Set(seen.map(({ idProduto }) => idProduto))].toSorted((a, b) => a - b)
  const listed = await refreshOffers(tx, products)
  // Listings with a requested variant show its own stock and are sorted by it.
  const visible = seen.filter(
    ({ antes, depois }) => Math.min(antes, LAST_SHOWN) !== Math.min(depois, LAST_SHOWN),
  )
  const changed = [...new Set([...listed, ...visible.map(({ idProduto }) => idProduto)])]
  await invalidateTags(tx, [...products.map((id) => tags.product(id)), ...(await productTags(tx, changed))])
}

/** Cards show the stock of the last three units. */
const LAST_SHOWN = 4

const Kits = z.object({
  rows: z.array(z.object({ id: z.int(), idProduto: z.int(), antes: z.int(), depois: z.int() })),
})

/**
 * A kit's stock is how many its parts suffice for. Locked before reading: if two parts change at the same time, the
 * second change counts both.
 */
async function refreshKits(
  tx: Database,
  parts: number[],
): Promise<Pick<StockChange, 'idProduto' | 'antes' | 'depois'>[]> {
  const ids = sql.param(parts)
  await tx.execute(sql`
    select from skus
    where id_produto in (select id_produto from kit_itens where id_sku = any(${ids}::integer[]))
    order by id for no key update`)
  const result = await tx.execute(sql`
    with kits as (
      select s.id, s.estoque as antes, min(part.estoque / k.quantidade) as depois
      from skus s
      join kit_itens k on k.id_produto = s.id_produto
      join skus part on part.id = k.id_sku
      where s.id_produto in (select id_produto from kit_itens where id_sku = any(${ids}::integer[])) and not s.exemplar
      group by s.id
    ),
    updated as (
      update skus s set estoque = kits.depois from kits where s.id = kits.id and s.estoque <> kits.depois
      returning s.id, s.id_produto, s.sku, kits.antes, kits.depois
    ),
    recorded as (
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, quem)
      select clock_timestamp(), id, sku, 'kit', abs(depois - antes), depois - antes, depois, ${STORE} from updated
    )
    select id, id_produto as "idProduto", antes, depois from updated`)

  return Kits.parse(result).rows
}
