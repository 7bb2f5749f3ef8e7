import { eq, inArray, or } from 'drizzle-orm'
import { agreedOffer } from '#domain/order/changes/agreed-offer.ts'
import type { Coupon, Promotion } from '#domain/promotions/promotion.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { promocoes } from '../tables.ts'
import { PROMOTION } from './rows.ts'

/**
 * The promotions (by id) and the coupon (by code) that an order already has, even if they have expired or are switched
 * off.
 */
export async function findAgreedOffers(
  { db }: Pick<RequestContext, 'db'>,
  { ids, codigo }: { ids: readonly number[]; codigo: string | null },
): Promise<{ promocoes: Promotion[]; cupom: Coupon | null }> {
  if (ids.length === 0 && codigo === null) return { promocoes: [], cupom: null }
  const rows = await db
    .select({ ...PROMOTION, acumula: promocoes.acumula, codigo: promocoes.codigo })
    .from(promocoes)
    .where(or(inArray(promocoes.id, [...ids]), codigo === null ? undefined : eq(promocoes.codigo, codigo)))
    .orderBy(promocoes.id)
  const agreed = rows.map(({ codigo, ...offer }) => ({ ...agreedOffer(offer), codigo }))

  return {
    promocoes: agreed.flatMap(({ codigo, ...offer }) => (codigo === null ? [offer] : [])),
    cupom:
      agreed.flatMap(({ codigo, ...offer }) => (codigo === null ? [] : [{ ...offer, codigo }]))[0] ?? null,
  }
}
