import { returnStock } from '#platform/catalog/stock/reservations/restock.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { giveBackPromotionUses } from '#platform/marketing/promotions/uses/release-promotion-uses.ts'

/** What an order that came to nothing had taken is there for others again: its goods, its uses of coupons and promotions. */
export async function releaseGoods(
  { db: tx, agora }: Pick<Visit, 'db' | 'agora'>,
  pedido: string,
): Promise<void> {
  await returnStock(tx, { pedido, agora })
  await giveBackPromotionUses(tx, { pedido, agora })
}
