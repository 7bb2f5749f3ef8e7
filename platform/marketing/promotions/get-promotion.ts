import type { PromotionDetails } from '#contract/marketing/admin-marketing.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { promotionDetails } from './promotion-details.ts'

/** One promotion or coupon. Refuses `CadastroInexistente`. */
export function getPromotion(context: RequestContext, { id }: { id: number }): Promise<PromotionDetails> {
  permit(context, 'marketing.ver')

  return promotionDetails(context.db, id, context.now)
}
