import type { PromotionInList } from '#contract/marketing/admin-marketing.ts'
import type { PromotionSituation } from '#domain/promotions/promotion-situation.ts'

/** How a situation is called, and the colour of its mark. */
export const SITUATIONS: Record<PromotionSituation, { nome: string; cor: string }> = {
  valendo: { nome: 'Valendo', cor: 'pine' },
  agendada: { nome: 'Agendada', cor: 'blue' },
  encerrada: { nome: 'Encerrada', cor: 'gray' },
  esgotada: { nome: 'Esgotada', cor: 'gray' },
  desligada: { nome: 'Desligada', cor: 'gray' },
}

export const KINDS: Record<PromotionInList['tipo'], string> = { promocao: 'Promoção', cupom: 'Cupom' }

/** How often it was used, as far as that is counted. */
export function usesText({ usos, usosMaximos }: Pick<PromotionInList, 'usos' | 'usosMaximos'>): string {
  if (usos === null) return 'Sem limite'

  return usosMaximos === null ? String(usos) : `${usos} de ${usosMaximos}`
}
