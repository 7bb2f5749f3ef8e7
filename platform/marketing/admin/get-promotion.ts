import type { PromotionDetails } from '#contract/admin/marketing.ts'
import { permit } from '#platform/permit.ts'
import type { Visit } from '#platform/visit.ts'
import { promotionDetails } from './promotion-rows.ts'

/** One promotion or coupon, whole. Refuses `CadastroInexistente`. */
export function getPromotion(visit: Visit, { id }: { id: number }): Promise<PromotionDetails> {
  permit(visit, 'marketing.ver')

  return promotionDetails(visit.db, id, visit.agora)
}
