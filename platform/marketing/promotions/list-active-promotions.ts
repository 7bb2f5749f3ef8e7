import type { Promotion } from '#domain/promotions/promotion.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { activePromotions } from './rows.ts'

/** Promotions without a code that are active at the time of the request and not used up, for `cartTotals`. */
export async function listActivePromotions({
  db,
  now,
}: Pick<RequestContext, 'db' | 'now'>): Promise<Promotion[]> {
  const [row] = await activePromotions(db).execute({ now })

  return row?.promocoes ?? []
}
