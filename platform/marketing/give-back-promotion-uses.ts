import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { promocaoUsos, promocoes } from './tables.ts'

/** Gives back what an order took, when it is cancelled or expires; again gives back nothing. */
export async function giveBackPromotionUses(tx: Database, { pedido }: { pedido: string }): Promise<void> {
  // Locked in the order in which orders take them, before anything is changed: no two wait for each other.
  const taken = await tx
    .select({ id: promocoes.id })
    .from(promocoes)
    .where(
      inArray(
        promocoes.id,
        tx.select({ id: promocaoUsos.idPromocao }).from(promocaoUsos).where(eq(promocaoUsos.pedido, pedido)),
      ),
    )
    .orderBy(asc(promocoes.id))
    .for('no key update')
  if (taken.length === 0) return

  const gone = await tx
    .delete(promocaoUsos)
    .where(eq(promocaoUsos.pedido, pedido))
    .returning({ id: promocaoUsos.idPromocao })
  const ids = gone.map(({ id }) => id)
  await tx
    .update(promocoes)
    .set({ usos: sql`${promocoes.usos} - 1` })
    .where(inArray(promocoes.id, ids))
}
