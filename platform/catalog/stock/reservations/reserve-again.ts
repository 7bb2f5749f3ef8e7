import { and, asc, eq, sql } from 'drizzle-orm'
import { reservas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { followStock } from '../follow-stock.ts'
import { deductStock } from './deduct-stock.ts'

/**
 * Takes the goods of an order that had given them back, for one that was paid after its time: true where it has them again,
 * false where some are gone, and then none is taken. An order that never gave them back has them.
 */
export async function reserveAgain(
  tx: Database,
  { pedido, agora }: { pedido: string; agora: Date },
): Promise<boolean> {
  // Held until the end, so that the same news twice takes once.
  const known = await tx
    .select({ idSku: reservas.idSku })
    .from(reservas)
    .where(and(eq(reservas.pedido, pedido), eq(reservas.situacao, 'devolvida')))
    .orderBy(asc(reservas.idSku))
    .for('update')
  if (known.length === 0) return true

  const taken = await deductStock(tx, {
    wanted: sql`select id_sku as id, quantidade from reservas where pedido = ${pedido} and situacao = 'devolvida'`,
    lines: '[]',
    pedido,
    agora,
  })
  if (!taken) return false
  await followStock(tx, taken)

  return true
}
