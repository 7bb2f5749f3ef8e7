import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { promocaoUsos, promocoes } from '#platform/marketing/tables.ts'

/** What tells whether a promotion has a use left. */
export const COUNTED = {
  id: promocoes.id,
  nome: promocoes.nome,
  usos: promocoes.usos,
  usosMaximos: promocoes.usosMaximos,
  usosPorCliente: promocoes.usosPorCliente,
}

/**
 * The promotions and coupons that an order has used, or had. Locked in the order in which orders take them, before anything is
 * changed: no two wait for each other.
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
