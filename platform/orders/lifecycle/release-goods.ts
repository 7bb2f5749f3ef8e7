import { restock } from '#platform/catalog/stock/reservations/restock.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { releasePromotionUses } from '#platform/marketing/promotions/uses/release-promotion-uses.ts'

/** Releases what an order that came to nothing had reserved: its stock, its uses of coupons and promotions. */
export async function releaseGoods(
  { db: tx, now }: Pick<RequestContext, 'db' | 'now'>,
  pedido: string,
): Promise<void> {
  await restock(tx, { pedido, now })
  await releasePromotionUses(tx, { pedido, now })
}
