import { and, asc, eq, sql } from 'drizzle-orm'
import { reservas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { followStock } from '../follow-stock.ts'
import { deductStock } from './deduct-stock.ts'

/**
 * Reserves the goods of an order again after they were returned, since it was paid too late. Returns false and takes
 * nothing if any is short; true if the order has its goods, also if it never returned them.
 */
export async function reserveAgain(
  tx: Database,
  { pedido, now }: { pedido: string; now: Date },
): Promise<boolean> {
  // Locked until the end, so that a repeated payment event takes the goods once.
  const known = await tx
    .select({ idSku: reservas.idSku })
    .from(reservas)
    .where(and(eq(reservas.pedido, pedido), eq(reservas.situacao, 'devolvida')))
    .orderBy(asc(reservas.idSku))
    .for('update')
  if (known.length === 0) return true

  const deducted = await deductStock(tx, {
    requested: sql`select id_sku as id, quantidade from reservas where pedido = ${pedido} and situacao = 'devolvida'`,
    lines: [],
    pedido,
    carrinho: null,
    now,
  })
  if (!deducted) return false
  await followStock(tx, deducted)

  return true
}
