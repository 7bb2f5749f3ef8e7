import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { promocaoUsos, promocoes } from '#platform/marketing/tables.ts'
import { countPromotionUses } from './count-promotion-uses.ts'
import { lockUsesOfOrder } from './lock-uses-of-order.ts'
import { whyUsedUp } from './reserve-promotion-uses.ts'

/**
 * Takes again what an order had given back, for one that lives again: its price is agreed, so nothing is refused. Answers the
 * names of those of which there is no use left; the order has them all the same, uncounted.
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
  const wanted = promotions.filter(({ id }) => given.some(({ idPromocao }) => idPromocao === id))
  const left = wanted.filter((promotion) => whyUsedUp(promotion, usos) === null)
  const ids = left.map(({ id }) => id)
  await tx
    .update(promocaoUsos)
    .set({ devolvidoEm: null })
    .where(and(eq(promocaoUsos.pedido, pedido), inArray(promocaoUsos.idPromocao, ids)))
  await tx
    .update(promocoes)
    .set({ usos: sql`${promocoes.usos} + 1` })
    .where(inArray(promocoes.id, ids))

  return wanted.filter((promotion) => !left.includes(promotion)).map(({ nome }) => nome)
}
