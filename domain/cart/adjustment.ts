/**
 * A change of a price, kept as it was made, so that cart, order, mail and invoice show the same lines. `origem` tells what
 * made it: the promotion's id, the coupon's code, the two products of a combination (`12-34`), the seller's name, or `pix`. `label` is what
 * shoppers read. `valor` is in centavos and negative.
 */
export type AdjustmentOf<T extends string> = { tipo: T; origem: string; label: string; valor: number }

/** What a cart knows: automatic promotions, the coupon, products that are cheaper together, and what a seller takes off. */
export type Adjustment = AdjustmentOf<'promocao' | 'cupom' | 'combinacao' | 'manual'>

/** What paying at once takes off; known only when the shopper has chosen how to pay. */
export type CashAdjustment = AdjustmentOf<'vista'>

/** What a list of adjustments takes off, in centavos: not negative. */
export function discountOf(ajustes: readonly { valor: number }[]): number {
  return ajustes.reduce((sum, { valor }) => sum - valor, 0)
}
