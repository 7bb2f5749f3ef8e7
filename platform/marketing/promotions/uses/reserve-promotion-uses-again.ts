import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { promocaoUsos, promocoes } from '#platform/marketing/tables.ts'
import { countPromotionUses } from './count-promotion-uses.ts'
import { lockUsesOfOrder } from './lock-uses-of-order.ts'
import { whyUsedUp } from './reserve-promotion-uses.ts'

/**
 * Takes the released uses of a reopened order again. Its price is agreed, so nothing is refused: returns the names of
 * promotions without uses left, which the order keeps uncounted.
 */
export async function reservePromotionUsesAgain(
  tx: Database,
  { pedido }: { pedido: string },
): Promise<string[]> {
  const promotions = await lockUsesOfOrder(tx, pedido)
  const given = await tx
    .select()
    .from(promocaoUsos)
    .where(and(eq(promocaoUsos.pedido, pedido), isNotNull(promocaoUsos.devolvidoEm)))
  const [first] = given
  if (!first) return []
  const { idCliente, documento } = first
  const usos = await countPromotionUses({ db: tx }, { idCliente, documento })
  const released = promotions.filter(({ id }) => given.some(({ idPromocao }) => idPromocao === id))
  const left = released.filter((promotion) => whyUsedUp(promotion, usos) === null)
  const ids = left.map(({ id }) => id)
  await tx
    .update(promocaoUsos)
    .set({ devolvidoEm: null })
    .where(and(eq(promocaoUsos.pedido, pedido), inArray(promocaoUsos.idPromocao, ids)))
  await tx
    .update(promocoes)
    .set({ usos: sql`${promocoes.usos} + 1` })
    .where(inArray(promocoes.id, ids))

  return released.filter((promotion) => !left.includes(promotion)).map(({ nome }) => nome)
}
