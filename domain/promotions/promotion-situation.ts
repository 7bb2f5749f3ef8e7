/** Status of a promotion or coupon at a given time. */
export const PROMOTION_SITUATIONS = ['valendo', 'agendada', 'encerrada', 'esgotada', 'desligada'] as const

export type PromotionSituation = (typeof PROMOTION_SITUATIONS)[number]

type Rule = {
  ativo: boolean
  validoDe: Date | null
  validoAte: Date | null
  usosMaximos: number | null
  usos: number
}

/** Returns whether shoppers get it now, or else why not. Being switched off by the merchant takes precedence. */
export function promotionSituation(
  { ativo, validoDe, validoAte, usosMaximos, usos }: Rule,
  now: Date,
): PromotionSituation {
  if (!ativo) return 'desligada'
  if (validoAte !== null && now >= validoAte) return 'encerrada'
  if (usosMaximos !== null && usos >= usosMaximos) return 'esgotada'

  return validoDe !== null && now < validoDe ? 'agendada' : 'valendo'
}
