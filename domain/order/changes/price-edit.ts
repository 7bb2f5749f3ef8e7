import type { CartLine } from '#domain/cart/cart-line.ts'
import { type CartOffers, type CartTotals, cartTotals } from '#domain/cart/cart-totals.ts'
import { splitCents } from '#domain/money/split-cents.ts'

/** A seller's manual discount, in centavos, on goods that cost `base` without it. */
export type ByHand = { valor: number; base: number; por: string }

/** In percent. `manual` never exceeds the agreed discount, whose limit was checked when it was granted. */
const UNLIMITED = 100

/**
 * Calculates the price of an order whose goods are edited, as a cart would. Credits for instruments given in exchange
 * pay after all discounts. A manual discount stays; if the goods
 * become cheaper it shrinks in proportion, to the centavo.
 */
export function priceEdit<L extends CartLine>(
  lines: readonly L[],
  offers: Omit<CartOffers, 'manual'>,
  byHand: ByHand | null,
): CartTotals<L> {
  if (!byHand) return cartTotals(lines, offers)
  const totals = cartTotals(lines, { ...offers, trocas: [] })
  const { valor, base, por } = byHand
  const [reduced = 0] = splitCents(valor, [totals.total, Math.max(0, base - totals.total)])
  const left = totals.total >= base ? valor : reduced

  return cartTotals(lines, { ...offers, manual: { valor: left, limite: UNLIMITED, por } })
}
