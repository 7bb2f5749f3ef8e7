import { type PromotionDraft, PromotionInput } from '#contract/marketing/promotions-input.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type SavedPromotion, writePromotion } from './write-promotion.ts'

/**
 * Creates a promotion without a code, or updates the one with this hash; saving it again changes nothing. Refuses
 * `ReferenciaInexistente`, `CadastroInvalido` and `CamposInvalidos`.
 */
export function savePromotion(
  { db }: Pick<RequestContext, 'db'>,
  draft: PromotionDraft,
): Promise<SavedPromotion> {
  const { hash, ...conditions } = readInput(PromotionInput, draft)

  return writePromotion(db, { hash }, { ...conditions, acumula: false })
}
