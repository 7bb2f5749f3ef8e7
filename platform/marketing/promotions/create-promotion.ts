import { randomBytes } from 'node:crypto'
import type { PromotionDetails } from '#contract/marketing/admin-marketing.ts'
import type { ConditionsInput, CouponInput } from '#contract/marketing/promotions-input.ts'
import { slugOf } from '#domain/format/slug.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { named, promotionDetails } from './promotion-details.ts'
import { insertPromotion, type PromotionKey } from './write-promotion.ts'

/** A promotion of the panel's own. Refuses `ReferenciaInexistente`. */
export function createPromotion(visit: Visit, conditions: ConditionsInput): Promise<PromotionDetails> {
  permit(visit, 'marketing.editar')
  // Nobody types it: the name says what it is, and the rest that it is no other.
  const hash = `${slugOf(conditions.nome).slice(0, 60) || 'promocao'}-${randomBytes(4).toString('hex')}`

  return create(visit, { hash }, { ...conditions, acumula: false })
}

/** Refuses `CamposInvalidos` for a code that is taken, and `ReferenciaInexistente`. */
export function createCoupon(
  visit: Visit,
  { codigo, ...conditions }: CouponInput,
): Promise<PromotionDetails> {
  permit(visit, 'marketing.editar')

  return create(visit, { codigo }, conditions)
}

function create(visit: Visit, key: PromotionKey, conditions: ConditionsInput): Promise<PromotionDetails> {
  return visit.db.transaction(async (tx) => {
    const id = await insertPromotion(tx, key, conditions)
    if (id === null)
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'codigo', mensagem: 'Já existe um cupom com este código. Escolha outro.' }],
      })
    const made = await promotionDetails(tx, id, visit.agora)
    const alvo = named(made)
    await noteChange(tx, visit, { acao: `${alvo.tipo}.criado`, alvo, depois: conditions })

    return made
  })
}
