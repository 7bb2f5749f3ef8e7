import type { PriceCut } from '../cart/adjustment.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { discountUnits, shareOut, type Units, unitsOf } from '../cart/discounts.ts'
import { type Applied, untouched } from './automatic-discounts.ts'
import type { Coupon } from './promotion.ts'
import { fits } from './unmet-condition.ts'

/**
 * Applies a coupon after the promotions: to the current price of the items if it is cumulative (`acumula`); otherwise,
 * and always for "leve x, pague y", to the units without a promotion. Returns null if nothing is taken off.
 */
export function couponDiscount(
  cupom: Coupon,
  lines: readonly CartLine[],
  automatic: readonly Applied[],
): Applied | null {
  const { id, beneficio, acumula } = cupom
  const fitting = lines.filter((line) => fits(cupom, line)).map((line) => unitsOf(line, line.quantidade))
  const afterPromotions = acumula && beneficio.tipo !== 'levePague'
  const left = afterPromotions ? stillCosting(fitting, automatic) : untouched(fitting, automatic)
  const discount = discountUnits(beneficio, left)

  return discount.desconto > 0 ? { ...discount, source: couponSource(cupom), id } : null
}

/** Returns the source fields of a coupon's adjustments. */
export function couponSource({ codigo }: Coupon): Omit<PriceCut, 'valor'> {
  return { tipo: 'cupom', origem: codigo, label: `Cupom ${codigo}` }
}

function stillCosting(units: readonly Units[], automatic: readonly Applied[]): Units[] {
  const shares = automatic.map(shareOut)

  return units.map(({ line, quantidade, valor }) => ({
    line,
    quantidade,
    valor: shares.reduce((left, share) => left - (share.get(line) ?? 0), valor),
  }))
}
