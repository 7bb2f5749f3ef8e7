import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { promocaoUsos, promocoes } from '#platform/marketing/tables.ts'
import { type BuyerIds, countPromotionUses } from './count-promotion-uses.ts'
import { COUNTED } from './lock-uses-of-order.ts'

/** `aplicadas` are those of `cartTotals`; `pedido` is the order's public id. */
export type PromotionUses = { aplicadas: readonly number[]; pedido: string; comprador: BuyerIds; agora: Date }

/**
 * Takes one use of the coupon and of each limited promotion for an order; again for the same order takes nothing. Call it
 * late in the transaction that places the order: the rows stay locked until its end, which is what gives the last use to
 * one of those who want it. Refuses `PromocaoEsgotada` when the last use is gone, `PromocaoJaUsada` when this customer
 * has no more.
 */
export async function reservePromotionUses(tx: Database, uses: PromotionUses): Promise<void> {
  const { aplicadas, pedido, comprador, agora } = uses
  if (aplicadas.length === 0) return
  const limited = await lockCounted(tx, aplicadas)
  const taken = await tx
    .select({ id: promocaoUsos.idPromocao })
    .from(promocaoUsos)
    .where(eq(promocaoUsos.pedido, pedido))
  const wanted = limited.filter(({ id }) => !taken.some((use) => use.id === id))
  if (wanted.length === 0) return

  // Asked after the lock: a use that another order of this customer has just taken is counted.
  const usos = await countPromotionUses({ db: tx }, comprador)
  for (const promotion of wanted) {
    const no = whyUsedUp(promotion, usos)
    if (no) throw refuse(no, { nome: promotion.nome })
  }

  const ids = wanted.map(({ id }) => id)
  await tx
    .insert(promocaoUsos)
    .values(ids.map((idPromocao) => ({ idPromocao, pedido, ...comprador, usadoEm: agora })))
  await tx
    .update(promocoes)
    .set({ usos: sql`${promocoes.usos} + 1` })
    .where(inArray(promocoes.id, ids))
}

type Counted = { id: number; usos: number; usosMaximos: number | null; usosPorCliente: number | null }

/** Why a promotion has no use left for a customer who has used each so often; null where it has. */
export function whyUsedUp(
  { id, usos, usosMaximos, usosPorCliente }: Counted,
  own: Awaited<ReturnType<typeof countPromotionUses>>,
) {
  if (usosMaximos !== null && usos >= usosMaximos) return 'PromocaoEsgotada'

  return usosPorCliente !== null && (own.get(id) ?? 0) >= usosPorCliente ? 'PromocaoJaUsada' : null
}

/** Locks, always in the same order, those that are counted: coupons, and promotions that have a limit. */
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
