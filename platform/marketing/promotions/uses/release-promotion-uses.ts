import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { promocaoUsos, promocoes } from '#platform/marketing/tables.ts'
import { lockUsesOfOrder } from './lock-uses-of-order.ts'

/** Releases the uses of an order that is cancelled or expires; a second call does nothing. */
export async function releasePromotionUses(
  tx: Database,
  { pedido, now }: { pedido: string; now: Date },
): Promise<void> {
  if ((await lockUsesOfOrder(tx, pedido)).length === 0) return

  const released = await tx
    .update(promocaoUsos)
    .set({ devolvidoEm: now })
    .where(and(eq(promocaoUsos.pedido, pedido), isNull(promocaoUsos.devolvidoEm)))
    .returning({ id: promocaoUsos.idPromocao })
  const ids = released.map(({ id }) => id)
  await tx
    .update(promocoes)
    .set({ usos: sql`${promocoes.usos} - 1` })
    .where(inArray(promocoes.id, ids))
}
