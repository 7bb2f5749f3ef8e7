/** Returns the margin in percent of the price, with one decimal; null if it can't be computed. Inputs in centavos. */
export function marginOf(precoPor: number, custo: number | null): number | null {
  if (custo === null || precoPor === 0) return null

  return Math.round(((precoPor - custo) * 1000) / precoPor) / 10
}
