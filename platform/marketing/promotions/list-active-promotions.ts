import type { Promotion } from '#domain/promotions/promotion.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { activePromotions } from './rows.ts'

/** The promotions that apply by themselves at the moment of the visit and are not used up, for `cartTotals`. */
export async function listActivePromotions({
  db,
  agora,
}: Pick<RequestContext, 'db' | 'agora'>): Promise<Promotion[]> {
  const [row] = await activePromotions(db).execute({ agora })

  return row?.promocoes ?? []
}
