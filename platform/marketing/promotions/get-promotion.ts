import type { PromotionDetails } from '#contract/marketing/admin-marketing.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { promotionDetails } from './promotion-details.ts'

/** One promotion or coupon, whole. Refuses `CadastroInexistente`. */
export function getPromotion(visit: Visit, { id }: { id: number }): Promise<PromotionDetails> {
  permit(visit, 'marketing.ver')

  return promotionDetails(visit.db, id, visit.agora)
}
