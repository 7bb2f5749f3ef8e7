import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { promocaoUsos, promocoes } from '#platform/marketing/tables.ts'
import { type BuyerIds, countPromotionUses } from './count-promotion-uses.ts'
import { COUNTED } from './lock-uses-of-order.ts'

/** `aplicadas` are those of `cartTotals`; `pedido` is the order's public id. */
export type PromotionUses = { aplicadas: readonly number[]; pedido: string; comprador: BuyerIds; now: Date }

/**
 * Takes one use of the coupon and of each limited promotion for an order; a second call for the same order takes
 * nothing. Call it late in the transaction that places the order: the rows stay locked until its end, so that only one
 * order gets the last use. Refuses `PromocaoEsgotada` if no use is left, `PromocaoJaUsada` if this customer has none
 * left.
 */
export async function reservePromotionUses(tx: Database, uses: PromotionUses): Promise<void> {
  const { aplicadas, pedido, comprador, now } = uses
  if (aplicadas.length === 0) return
  const limited = await lockCounted(tx, aplicadas)
  const reserved = await tx
    .select({ id: promocaoUsos.idPromocao })
    .from(promocaoUsos)
    .where(eq(promocaoUsos.pedido, pedido))
  const needed = limited.filter(({ id }) => !reserved.some((use) => use.id === id))
  if (needed.length === 0) return

  // Counted after locking, to include a use that another order of this customer has just taken.
  const usos = await countPromotionUses({ db: tx }, comprador)
  for (const promotion of needed) {
    const no = whyUsedUp(promotion, usos)
    if (no) throw refuse(no, { nome: promotion.nome })
  }

  const ids = needed.map(({ id }) => id)
  await tx
    .insert(promocaoUsos)
    .values(ids.map((idPromocao) => ({ idPromocao, pedido, ...comprador, usadoEm: now })))
  await tx
    .update(promocoes)
    .set({ usos: sql`${promocoes.usos} + 1` })
    .where(inArray(promocoes.id, ids))
}

type Counted = { id: number; usos: number; usosMaximos: number | null; usosPorCliente: number | null }

/** Why a promotion has no use left for a customer with these uses; null if it has. */
export function whyUsedUp(
  { id, usos, usosMaximos, usosPorCliente }: Counted,
  own: Awaited<ReturnType<typeof countPromotionUses>>,
) {
  if (usosMaximos !== null && usos >= usosMaximos) return 'PromocaoEsgotada'

  return usosPorCliente !== null && (own.get(id) ?? 0) >= usosPorCliente ? 'PromocaoJaUsada' : null
}

/** Locks those that are counted, always in the same order: coupons, and promotions with a limit. */
function lockCounted(tx: Database, ids: readonly number[]) {
  return tx
    .select(COUNTED)
    .from(promocoes)
    .where(
      and(
        inArray(promocoes.id, [...ids]),
        or(
          isNotNull(promocoes.codigo),
          isNotNull(promocoes.usosMaximos),
          isNotNull(promocoes.usosPorCliente),
        ),
      ),
    )
    .orderBy(asc(promocoes.id))
    .for('no key update')
}
