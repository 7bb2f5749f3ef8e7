import type { CartLine } from '#domain/cart/cart-line.ts'
import { type CartOffers, type CartTotals, cartTotals } from '#domain/cart/cart-totals.ts'
import { splitCents } from '#domain/money/split-cents.ts'

/** What somebody of the store took off by hand, in centavos, of goods that cost `base` without it. */
export type ByHand = { valor: number; base: number; por: string }

/** `manual` takes no more than was agreed: its limit was kept when it was given. */
const UNLIMITED = 100

/**
 * What the goods of an order cost once they are others: as a cart of them would. What was taken off by hand stays off; where
 * the goods cost less than they did, as much less of it, to the centavo.
 */
export function priceEdit<L extends CartLine>(
  lines: readonly L[],
  offers: Omit<CartOffers, 'manual'>,
  byHand: ByHand | null,
): CartTotals<L> {
  const totals = cartTotals(lines, offers)
  if (!byHand) return totals
  const { valor, base, por } = byHand
  const [kept = 0] = splitCents(valor, [totals.total, Math.max(0, base - totals.total)])
  const left = totals.total >= base ? valor : kept

  return cartTotals(lines, { ...offers, manual: { valor: left, limite: UNLIMITED, por } })
}
