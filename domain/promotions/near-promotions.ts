import type { CartLine } from '../cart/cart-line.ts'
import { formatBRL } from '../money/format-money.ts'
import type { Buyer, Promotion } from './promotion.ts'
import { fits, unmetCondition } from './unmet-condition.ts'

/** A promotion that a cart is close to: `texto` says what is missing, as shoppers read it. */
export type NearPromotion = { id: number; texto: string }

/** More would be advertising. */
const LIMIT = 2

/** The promotions that items of the cart take part in and that lack only units or money, with what is missing. */
export function nearPromotions(
  lines: readonly CartLine[],
  offers: { promocoes: readonly Promotion[]; agora: Date; comprador: Buyer },
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
  moment: { agora: Date; comprador: Buyer },
): string | null {
  const { beneficio, nome } = promotion
  const unmet = unmetCondition(promotion, lines, moment)
  if (unmet?.motivo === 'subtotalMinimo') return `Faltam ${formatBRL(unmet.falta)} para: ${nome}.`
  if (beneficio.tipo !== 'levePague' || (unmet && unmet.motivo !== 'quantidadeMinima')) return null
  const units = lines
    .filter((line) => fits(promotion, line))
    .reduce((sum, { quantidade }) => sum + quantidade, 0)
  const begun = units % beneficio.leve
  // A group that is begun tells of the free ones only while these are still to come.
  if (begun === 0 || begun > beneficio.pague) return null
  const more = beneficio.leve - begun

  return `Leve mais ${more} e ${freeUnits(beneficio.leve - beneficio.pague)} de graça: ${nome}.`
}

function freeUnits(count: number): string {
  return count === 1 ? 'um sai' : `${count} saem`
}
