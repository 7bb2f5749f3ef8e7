import { eq, sql } from 'drizzle-orm'
import { STORE } from '#platform/catalog/stock/stock-actor.ts'
import { skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/**
 * Locks the SKUs of a product before it is saved. Returns a function that, called afterwards, records a stock movement
 * for each SKU whose stock has changed, also for new and deleted ones.
 */
export async function stockChangeRecorder(tx: Database, idProduto: number): Promise<() => Promise<void>> {
  const before = await tx
    .select({ id: skus.id, sku: skus.sku, estoque: skus.estoque })
    .from(skus)
    .where(eq(skus.idProduto, idProduto))
    .orderBy(skus.id)
    .for('no key update')

  return async () => {
    await tx.execute(sql`
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, quem)
      select clock_timestamp(), coalesce(s.id, a.id), coalesce(s.sku, a.sku), 'cadastro',
        abs(coalesce(s.estoque, 0) - coalesce(a.estoque, 0)), coalesce(s.estoque, 0) - coalesce(a.estoque, 0),
        coalesce(s.estoque, 0), ${STORE}
      from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as a(id integer, sku text, estoque integer)
      full join (select id, sku, estoque from skus where id_produto = ${idProduto}) as s on s.id = a.id
      where coalesce(s.estoque, 0) <> coalesce(a.estoque, 0)
      order by 2`)
  }
}
