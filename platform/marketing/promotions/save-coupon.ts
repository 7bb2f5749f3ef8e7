import { type CouponDraft, CouponInput } from '#contract/marketing/promotions-input.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type SavedPromotion, writePromotion } from './write-promotion.ts'

/**
 * Creates a coupon, or updates the one with this code, whose uses stay counted; saving it again changes nothing.
 * Refuses `ReferenciaInexistente`, `CadastroInvalido` and `CamposInvalidos`.
 */
export function saveCoupon({ db }: Pick<RequestContext, 'db'>, draft: CouponDraft): Promise<SavedPromotion> {
  const { codigo, ...conditions } = readInput(CouponInput, draft)

  return writePromotion(db, { codigo }, conditions)
}
