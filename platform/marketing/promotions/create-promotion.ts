import { randomBytes } from 'node:crypto'
import type { PromotionDetails } from '#contract/marketing/admin-marketing.ts'
import type { ConditionsInput, CouponInput } from '#contract/marketing/promotions-input.ts'
import { slugOf } from '#domain/format/slug.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { named, promotionDetails } from './promotion-details.ts'
import { insertPromotion, type PromotionKey } from './write-promotion.ts'

/** Creates a promotion. Refuses `ReferenciaInexistente`. */
export function createPromotion(
  context: RequestContext,
  conditions: ConditionsInput,
): Promise<PromotionDetails> {
  permit(context, 'marketing.editar')
  // Nobody types the hash: it is the name with a random suffix.
  const hash = `${slugOf(conditions.nome).slice(0, 60) || 'promocao'}-${randomBytes(4).toString('hex')}`

  return create(context, { hash }, { ...conditions, acumula: false })
}

/** Creates a coupon. Refuses `CamposInvalidos` for a code that is taken, and `ReferenciaInexistente`. */
export function createCoupon(
  context: RequestContext,
  { codigo, ...conditions }: CouponInput,
): Promise<PromotionDetails> {
  permit(context, 'marketing.editar')

  return create(context, { codigo }, conditions)
}

function create(
  context: RequestContext,
  key: PromotionKey,
  conditions: ConditionsInput,
): Promise<PromotionDetails> {
  return context.db.transaction(async (tx) => {
    const id = await insertPromotion(tx, key, conditions)
    if (id === null)
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'codigo', mensagem: 'Já existe um cupom com este código. Escolha outro.' }],
      })
    const created = await promotionDetails(tx, id, context.now)
    const alvo = named(created)
    await recordChange(tx, context, { acao: `${alvo.tipo}.criado`, alvo, depois: conditions })

    return created
  })
}
