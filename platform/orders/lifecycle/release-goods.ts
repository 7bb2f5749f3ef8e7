import { returnStock } from '#platform/catalog/stock/reservations/restock.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { releasePromotionUses } from '#platform/marketing/promotions/uses/release-promotion-uses.ts'

/** What an order that came to nothing had taken is there for others again: its goods, its uses of coupons and promotions. */
export async function releaseGoods(
  { db: tx, agora }: Pick<RequestContext, 'db' | 'agora'>,
  pedido: string,
): Promise<void> {
  await returnStock(tx, { pedido, agora })
  await releasePromotionUses(tx, { pedido, agora })
}
