export type ScheduledPrice = {
  /** In centavos; null where there is no "de". */
  precoDe: number | null
  precoPor: number
  /** The price of the promotion; null where there is none. */
  precoPromocional: number | null
}

/** The prices of a SKU while its promotion runs: "de" stays where there is one, and else is the price that comes back. */
export function promotionPrices({ precoDe, precoPor, precoPromocional }: ScheduledPrice): {
  precoDe: number | null
  precoPor: number
} {
  return precoPromocional === null
    ? { precoDe, precoPor }
    : { precoDe: precoDe ?? precoPor, precoPor: precoPromocional }
}

/** Whether a moment lies in a span; its end is outside of it. All in milliseconds. */
export function isWithin(agora: number, { de, ate }: { de: number; ate: number }): boolean {
  return de <= agora && agora < ate
}
