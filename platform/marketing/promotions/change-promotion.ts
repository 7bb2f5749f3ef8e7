import { eq } from 'drizzle-orm'
import type { PromotionDetails } from '#contract/marketing/admin-marketing.ts'
import type { ConditionsInput } from '#contract/marketing/promotions-input.ts'
import { giveawayProblem } from '#domain/promotions/giveaway.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { promocoes } from '../tables.ts'
import { lockPromotion, named, type PromotionRow, promotionDetails } from './promotion-details.ts'
import { type PromotionKey, writePromotion } from './write-promotion.ts'

type Change = ConditionsInput & { id: number; versao: number }

/**
 * Saves a changed promotion or coupon; counted uses stay. Refuses `CadastroInexistente`, `VersaoAntiga`,
 * `ReferenciaInexistente`, and `CamposInvalidos` for a limit below its uses or a giveaway.
 */
export function changePromotion(
  context: RequestContext,
  { id, versao, ...conditions }: Change,
): Promise<PromotionDetails> {
  permit(context, 'marketing.editar')

  return context.db.transaction(async (tx) => {
    const known = await lockPromotion(tx, id)
    const antes = await promotionDetails(tx, id, context.now)
    if (known.versao !== versao) throw refuse('VersaoAntiga', { versao: known.versao, atual: antes })
    // `acumula` (combines with promotions) applies to coupons only.
    const acumula = known.codigo !== null && conditions.acumula
    const { mudou } = await writePromotion(tx, keyOf(known), { ...conditions, acumula })
    const depois = await promotionDetails(tx, id, context.now)
    const alvo = named(depois)
    const acao = `${alvo.tipo}.alterado`
    if (mudou) await recordChange(tx, context, { acao, alvo, antes: written(antes), depois: written(depois) })

    return depois
  })
}

/**
 * Switches a promotion on or off. Refuses `CadastroInexistente`, and `CadastroInvalido` to switch on a giveaway from
 * before they were forbidden.
 */
export function switchPromotion(
  context: RequestContext,
  { id, ativo }: { id: number; ativo: boolean },
): Promise<PromotionDetails> {
  permit(context, 'marketing.editar')

  return context.db.transaction(async (tx) => {
    const known = await lockPromotion(tx, id)
    if (known.ativo !== ativo) {
      if (ativo) refuseGiveaway(await promotionDetails(tx, id, context.now))
      await tx
        .update(promocoes)
        .set({ ativo, versao: known.versao + 1 })
        .where(eq(promocoes.id, id))
      await invalidateTags(tx, [tags.promotions])
      const alvo = named(known)
      const acao = `${alvo.tipo}.${ativo ? 'ligado' : 'desligado'}`
      await recordChange(tx, context, { acao, alvo, antes: { ativo: known.ativo }, depois: { ativo } })
    }

    return promotionDetails(tx, id, context.now)
  })
}

function refuseGiveaway(rule: PromotionDetails): void {
  const problem = rule.tipo === 'promocao' && giveawayProblem(rule)
  if (problem) throw refuse('CadastroInvalido', { motivo: problem.mensagem })
}

/** The fields that people edit; the others are derived. */
function written({ situacao: _situacao, usos: _usos, versao: _versao, ...words }: PromotionDetails) {
  return words
}

function keyOf({ id, hash, codigo }: PromotionRow): PromotionKey {
  if (codigo !== null) return { codigo }
  if (hash !== null) return { hash }
  throw new Error(`Promotion ${id} has neither hash nor code.`)
}
