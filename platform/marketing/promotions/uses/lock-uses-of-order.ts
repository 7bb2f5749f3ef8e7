import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { promocaoUsos, promocoes } from '#platform/marketing/tables.ts'

/** The columns that decide whether a promotion has uses left. */
export const COUNTED = {
  id: promocoes.id,
  nome: promocoes.nome,
  usos: promocoes.usos,
  usosMaximos: promocoes.usosMaximos,
  usosPorCliente: promocoes.usosPorCliente,
}

/**
 * Locks the promotions and coupons that an order uses or used, in the same order as orders take them, before anything
 * is changed, to avoid deadlocks.
 */
export function lockUsesOfOrder(tx: Database, pedido: string) {
  return tx
    .select(COUNTED)
    .from(promocoes)
    .where(
      inArray(
        promocoes.id,
        tx.select({ id: promocaoUsos.idPromocao }).from(promocaoUsos).where(eq(promocaoUsos.pedido, pedido)),
      ),
    )
    .orderBy(asc(promocoes.id))
    .for('no key update')
}
