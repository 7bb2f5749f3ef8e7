/** What is left of a price once the goods are paid, in percent of the price with one decimal; null where it can't be told. In centavos. */
export function marginOf(precoPor: number, custo: number | null): number | null {
  if (custo === null || precoPor === 0) return null

  return Math.round(((precoPor - custo) * 1000) / precoPor) / 10
}
