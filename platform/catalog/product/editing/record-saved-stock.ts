import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { clearRestockDates } from '#platform/catalog/stock/restock-dates/write-restock-dates.ts'
import { STORE } from '#platform/catalog/stock/stock-actor.ts'
import { skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/**
 * Locks the SKUs of products before they are saved: those of `known`. Returns a function that, called afterwards for all
 * saved products, records a stock movement for each SKU whose stock has changed, also for new and deleted ones. The goods of
 * those with more are there, whenever they were expected.
 */
export async function stockChangeRecorder(
  tx: Database,
  known: readonly number[],
): Promise<(products: readonly number[]) => Promise<void>> {
  const before = known.length > 0 ? await lockedStock(tx, known) : []

  return async (products) => {
    const changed = await tx.execute(sql`
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, quem)
      select clock_timestamp(), coalesce(s.id, a.id), coalesce(s.sku, a.sku), 'cadastro',
        abs(coalesce(s.estoque, 0) - coalesce(a.estoque, 0)), coalesce(s.estoque, 0) - coalesce(a.estoque, 0),
        coalesce(s.estoque, 0), ${STORE}
      from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as a(id integer, sku text, estoque integer)
      full join (
        select id, sku, estoque from skus where id_produto = any(${sql.param([...products])}::integer[])
      ) as s on s.id = a.id
      where coalesce(s.estoque, 0) <> coalesce(a.estoque, 0)
      order by 2
      returning id_sku as id, quantidade`)
    await clearRestockDates(
      tx,
      Changed.parse(changed).rows.flatMap(({ id, quantidade }) => (quantidade > 0 ? [id] : [])),
    )
  }
}

const Changed = z.object({ rows: z.array(z.object({ id: z.int(), quantidade: z.int() })) })

function lockedStock(tx: Database, products: readonly number[]) {
  return (
    tx
      .select({ id: skus.id, sku: skus.sku, estoque: skus.estoque })
      .from(skus)
      .where(sql`${skus.idProduto} = any(${sql.param([...products])}::integer[])`)
      // In the order in which an order locks them, those of kits last: products saved together may be both.
      .orderBy(sql`exists (select from kit_itens k where k.id_produto = ${skus.idProduto})`, skus.id)
      .for('no key update')
  )
}
