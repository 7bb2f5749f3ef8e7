import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { promocaoUsos, promocoes } from '#platform/marketing/tables.ts'
import { lockUsesOfOrder } from './lock-uses-of-order.ts'

/** Gives back what an order took, when it is cancelled or expires; again gives back nothing. */
export async function releasePromotionUses(
  tx: Database,
  { pedido, agora }: { pedido: string; agora: Date },
): Promise<void> {
  if ((await lockUsesOfOrder(tx, pedido)).length === 0) return

  const gone = await tx
    .update(promocaoUsos)
    .set({ devolvidoEm: agora })
    .where(and(eq(promocaoUsos.pedido, pedido), isNull(promocaoUsos.devolvidoEm)))
    .returning({ id: promocaoUsos.idPromocao })
  const ids = gone.map(({ id }) => id)
  await tx
    .update(promocoes)
    .set({ usos: sql`${promocoes.usos} - 1` })
    .where(inArray(promocoes.id, ids))
}
