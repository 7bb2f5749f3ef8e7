import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { pedidosDefeitos } from '../tables.ts'

/** Returns the open defect report of an order. */
export async function openDefect(
  db: Database,
  idPedido: string,
): Promise<typeof pedidosDefeitos.$inferSelect | undefined> {
  const [defect] = await db
    .select()
    .from(pedidosDefeitos)
    .where(and(eq(pedidosDefeitos.idPedido, idPedido), isNull(pedidosDefeitos.resolvidoEm)))

  return defect
}

/**
 * Refuses `PedidoNaoPermite` if the order has an open defect report, which `settleDefect` ends instead of a withdrawal.
 */
export async function refuseOpenDefect(db: Database, idPedido: string): Promise<void> {
  if (await openDefect(db, idPedido))
    throw refuse('PedidoNaoPermite', undefined, 'Este pedido tem um defeito em aberto: resolva o defeito.')
}
