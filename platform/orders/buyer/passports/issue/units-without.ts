import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { exchangedUnits, refundedUnits } from '#platform/orders/returns/units-gone.ts'
import { pedidosItens } from '#platform/orders/tables.ts'

/** Passports of a line of `pedidos_itens` that are valid. */
const validPassports = sql<number>`(
  select count(*)::integer from passaportes p
  where p.id_pedido = pedidos_itens.id_pedido and p.posicao = pedidos_itens.posicao and p.anulado_em is null
)`

/**
 * How many units of each line of an order have no valid passport, of those that did not come back to the shop. One
 * whose passport was withdrawn, as it was issued by mistake, counts; by the line's position.
 */
export async function unitsWithout(db: Database, idPedido: string): Promise<Map<number, number>> {
  const rows = await db
    .select({
      posicao: pedidosItens.posicao,
      left: sql<number>`${pedidosItens.quantidade} - ${refundedUnits} - ${exchangedUnits} - ${validPassports}`,
    })
    .from(pedidosItens)
    .where(eq(pedidosItens.idPedido, idPedido))

  return new Map(rows.map(({ posicao, left }) => [posicao, Math.max(0, left)]))
}
