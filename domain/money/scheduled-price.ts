export type ScheduledPrice = {
  /** In centavos; null without a list price ("de"). */
  precoDe: number | null
  precoPor: number
  /** The promotional price; null if there is none. */
  precoPromocional: number | null
}

/**
 * Returns the prices of a SKU during its promotion: the list price ("de") is the existing one, otherwise the regular
 * price.
 */
export function promotionPrices({ precoDe, precoPor, precoPromocional }: ScheduledPrice): {
  precoDe: number | null
  precoPor: number
} {
  return precoPromocional === null
    ? { precoDe, precoPor }
    : { precoDe: precoDe ?? precoPor, precoPor: precoPromocional }
}

/** Returns whether a time is in a period, whose end is exclusive. All in milliseconds. */
export function isWithin(now: number, { de, ate }: { de: number; ate: number }): boolean {
  return de <= now && now < ate
}
