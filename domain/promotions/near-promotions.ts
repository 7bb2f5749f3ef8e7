import type { CartLine } from '../cart/cart-line.ts'
import { formatBRL } from '../money/format-money.ts'
import type { Buyer, Promotion } from './promotion.ts'
import { fits, unmetCondition } from './unmet-condition.ts'

/** A promotion that a cart almost qualifies for: `texto` says what is missing, for shoppers. */
export type NearPromotion = { id: number; texto: string }

/** More would be advertising. */
const LIMIT = 2

/** Returns promotions that items of the cart participate in and that lack only units or money, with what is missing. */
export function nearPromotions(
  lines: readonly CartLine[],
  offers: { promocoes: readonly Promotion[]; now: Date; comprador: Buyer },
): NearPromotion[] {
  return offers.promocoes
    .toSorted((a, b) => a.id - b.id)
    .flatMap((promotion) => {
      const texto = missing(promotion, lines, offers)
      return texto === null ? [] : [{ id: promotion.id, texto }]
    })
    .slice(0, LIMIT)
}

function missing(
  promotion: Promotion,
  lines: readonly CartLine[],
  moment: { now: Date; comprador: Buyer },
): string | null {
  const { beneficio, nome } = promotion
  const unmet = unmetCondition(promotion, lines, moment)
  if (unmet?.motivo === 'subtotalMinimo') return `Faltam ${formatBRL(unmet.falta)} para: ${nome}.`
  if (beneficio.tipo !== 'levePague' || (unmet && unmet.motivo !== 'quantidadeMinima')) return null
  const units = lines
    .filter((line) => fits(promotion, line))
    .reduce((sum, { quantidade }) => sum + quantidade, 0)
  const begun = units % beneficio.leve
  // The free units of a started group are announced only until the cart contains one of them.
  if (begun === 0 || begun > beneficio.pague) return null
  const more = beneficio.leve - begun

  return `Leve mais ${more} e ${freeUnits(beneficio.leve - beneficio.pague)} de graça: ${nome}.`
}

function freeUnits(count: number): string {
  return count === 1 ? 'um sai' : `${count} saem`
}
