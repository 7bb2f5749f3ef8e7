import { discountOf } from '../cart/adjustment.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { type CartOffers, type CartTotals, cartTotals } from '../cart/cart-totals.ts'
import { whyNot } from './explain-unmet.ts'
import { type Unmet, unmetCondition } from './unmet-condition.ts'

/** What became of a promotion in a cart. `desconto` is in centavos; `motivo` says why it changed nothing, else null. */
export type ExplainedPromotion = {
  id: number
  nome: string
  desconto: number
  /** `outraPromocao`: it would be valid, but others take more off what it is valid for. */
  motivo: Unmet['motivo'] | 'outraPromocao' | null
  /** The same in a sentence. */
  explicacao: string | null
}

/** The totals of a cart with what became of each promotion, for merchants who try out their rules. */
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
