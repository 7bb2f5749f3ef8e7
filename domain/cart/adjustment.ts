/**
 * A price adjustment, stored when it is applied, so that cart, order, mail and invoice show the same lines. `origem` is
 * its source: a promotion id, a coupon code, the two products of a combination (`12-34`), a teacher's list's id, a
 * seller's name, a trade-in's id, `ensino`, a service's id, or `pix`.
 * `label` is what shoppers read. `valor` is in centavos, and negative except for services.
 */
export type AdjustmentOf<T extends string> = { tipo: T; origem: string; label: string; valor: number }

/**
 * Adjustments of a cart: automatic promotions, the coupon, combinations ("compre junto"), the discount of a teacher's
 * list, a seller's manual discount, the credit for an instrument given in exchange, which is no discount but a payment in
 * kind, a teacher's credit, and the workshop's services, which add to the price.
 */
export type Adjustment = PriceCut | AdjustmentOf<'lista' | 'troca' | 'credito' | 'servico'>

/** Those that lower a price, of goods or of freight. */
export type PriceCut = AdjustmentOf<'promocao' | 'cupom' | 'combinacao' | 'manual'>

/** The discount for paying at once (Pix); known only once the shopper has chosen a payment method. */
export type CashAdjustment = AdjustmentOf<'vista'>

/** Returns what a list of adjustments takes off, in centavos, as a positive number; negative if services add more. */
export function discountOf(ajustes: readonly { valor: number }[]): number {
  return ajustes.reduce((sum, { valor }) => sum - valor, 0)
}

/** What credits for instruments given in exchange paid of a list of adjustments, in centavos. */
export function creditIn(ajustes: readonly { tipo: string; valor: number }[]): number {
  return discountOf(ajustes.filter(({ tipo }) => tipo === 'troca'))
}

/** What a teacher's credit paid of a list of adjustments, in centavos. */
export function teachingCreditIn(ajustes: readonly { tipo: string; valor: number }[]): number {
  return discountOf(ajustes.filter(({ tipo }) => tipo === 'credito'))
}

/** What services add in a list of adjustments, in centavos. */
export function servicesIn(ajustes: readonly { tipo: string; valor: number }[]): number {
  return ajustes.reduce((sum, { tipo, valor }) => (tipo === 'servico' ? sum + valor : sum), 0)
}
