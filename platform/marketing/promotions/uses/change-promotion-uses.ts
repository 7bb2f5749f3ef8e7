import { and, asc, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { promocaoUsos, promocoes } from '#platform/marketing/tables.ts'
import { type PromotionUses, reservePromotionUses } from './reserve-promotion-uses.ts'

/**
 * Replaces the promotions of an unpaid order: uses of those that it lost are released for good, those of new ones are
 * taken. Call it late in the transaction, after goods were reserved. Refuses the same as `reservePromotionUses`.
 */
export async function changePromotionUses(tx: Database, uses: PromotionUses): Promise<void> {
  const { aplicadas, pedido } = uses
  const ofOrder = eq(promocaoUsos.pedido, pedido)
  const used = tx.select({ id: promocaoUsos.idPromocao }).from(promocaoUsos).where(ofOrder)
  // Locks all of them at once, in the same order as orders do, to avoid deadlocks.
  await tx
    .select({ id: promocoes.id })
    .from(promocoes)
    .where(or(inArray(promocoes.id, [...aplicadas]), inArray(promocoes.id, used)))
    .orderBy(asc(promocoes.id))
    .for('no key update')
  const lost = await tx
    .delete(promocaoUsos)
    .where(and(ofOrder, notInArray(promocaoUsos.idPromocao, [...aplicadas])))
    .returning({ id: promocaoUsos.idPromocao, devolvidoEm: promocaoUsos.devolvidoEm })
  const counted = lost.flatMap(({ id, devolvidoEm }) => (devolvidoEm === null ? [id] : []))
  await tx
    .update(promocoes)
    .set({ usos: sql`${promocoes.usos} - 1` })
    .where(inArray(promocoes.id, counted))
  await reservePromotionUses(tx, uses)
}
