/** Where a promotion or coupon stands at a moment. */
export const PROMOTION_SITUATIONS = ['valendo', 'agendada', 'encerrada', 'esgotada', 'desligada'] as const

export type PromotionSituation = (typeof PROMOTION_SITUATIONS)[number]

type Rule = {
  ativo: boolean
  validoDe: Date | null
  validoAte: Date | null
  usosMaximos: number | null
  usos: number
}

/** Whether shoppers get it now, and if not, what stands against it; what the merchant switched off is that before all else. */
export function promotionSituation(
  { ativo, validoDe, validoAte, usosMaximos, usos }: Rule,
  agora: Date,
): PromotionSituation {
  if (!ativo) return 'desligada'
  if (validoAte !== null && agora >= validoAte) return 'encerrada'
  if (usosMaximos !== null && usos >= usosMaximos) return 'esgotada'

  return validoDe !== null && agora < validoDe ? 'agendada' : 'valendo'
}
