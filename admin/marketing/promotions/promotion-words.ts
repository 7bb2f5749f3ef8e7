import type { PromotionInList } from '#contract/marketing/admin-marketing.ts'
import type { PromotionSituation } from '#domain/promotions/promotion-situation.ts'

/** Name and badge colour of each situation. */
export const SITUATIONS: Record<PromotionSituation, { label: string; color: string }> = {
  valendo: { label: 'Valendo', color: 'pine' },
  agendada: { label: 'Agendada', color: 'blue' },
  encerrada: { label: 'Encerrada', color: 'gray' },
  esgotada: { label: 'Esgotada', color: 'gray' },
  desligada: { label: 'Desligada', color: 'gray' },
}

export const KINDS: Record<PromotionInList['tipo'], string> = { promocao: 'Promoção', cupom: 'Cupom' }

/** How often it was used, if its uses are counted. */
export function usesText({ usos, usosMaximos }: Pick<PromotionInList, 'usos' | 'usosMaximos'>): string {
  if (usos === null) return 'Sem limite'

  return usosMaximos === null ? String(usos) : `${usos} de ${usosMaximos}`
}
