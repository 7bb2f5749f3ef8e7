import { and, asc, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { promocaoUsos, promocoes } from '#platform/marketing/tables.ts'
import { type PromotionUses, reservePromotionUses } from './reserve-promotion-uses.ts'

/**
 * An order that is not paid yet has other promotions from now on: uses of those that it lost are given back for good, those that
 * are new are taken. Call it late in the transaction, after goods were taken. Refuses as `reservePromotionUses` does.
 */
export async function changePromotionUses(tx: Database, uses: PromotionUses): Promise<void> {
  const { aplicadas, pedido } = uses
  const ofOrder = eq(promocaoUsos.pedido, pedido)
  const used = tx.select({ id: promocaoUsos.idPromocao }).from(promocaoUsos).where(ofOrder)
  // All at once and in the order in which orders take them: no two wait for each other.
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
