import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { pedidosDefeitos } from '../tables.ts'

/** The defect of an order that is being looked after. */
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

/** What comes back for a defect is settled as one, not as a withdrawal. Refuses `PedidoNaoPermite`. */
export async function refuseOpenDefect(db: Database, idPedido: string): Promise<void> {
  if (await openDefect(db, idPedido))
    throw refuse('PedidoNaoPermite', undefined, 'Este pedido tem um defeito em aberto: resolva o defeito.')
}
