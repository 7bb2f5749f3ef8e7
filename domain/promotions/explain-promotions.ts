import { discountOf } from '../cart/adjustment.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { type CartOffers, type CartTotals, cartTotals } from '../cart/cart-totals.ts'
import { whyNot } from './explain-unmet.ts'
import { type Unmet, unmetCondition } from './unmet-condition.ts'

/**
 * The effect of a promotion in a cart. `desconto` is in centavos; `motivo` says why it did not apply, otherwise null.
 */
export type ExplainedPromotion = {
  id: number
  nome: string
  desconto: number
  /** `outraPromocao`: it could apply, but other promotions take more off the same items. */
  motivo: Unmet['motivo'] | 'outraPromocao' | null
  /** `motivo` as a sentence. */
  explicacao: string | null
}

/** Returns the totals of a cart with the effect of each promotion, for merchants who test their rules. */
export function explainPromotions<L extends CartLine>(
  lines: readonly L[],
  offers: CartOffers,
): { totais: CartTotals<L>; promocoes: ExplainedPromotion[] } {
  const totais = cartTotals(lines, offers)

  return {
    totais,
    promocoes: offers.promocoes.map((promotion) => {
      const { id, nome } = promotion
      const adjustments = totais.ajustes.filter(
        ({ tipo, origem }) => tipo === 'promocao' && origem === String(id),
      )
      const against = totais.aplicadas.includes(id)
        ? null
        : (unmetCondition(promotion, lines, offers) ?? BEATEN)

      return {
        id,
        nome,
        desconto: discountOf(adjustments),
        motivo: against?.motivo ?? null,
        explicacao: against && whyNot(against),
      }
    }),
  }
}

const BEATEN = { motivo: 'outraPromocao' } as const
