/** Created once: creating a formatter takes longer than using it a hundred times. */
const PLAIN = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const ONE = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const TWO = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1.024`, `2,5`: up to two decimals. */
export function formatNumber(value: number): string {
  // Fast path: most numbers of a page are small counts, which need no formatting.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)

  return PLAIN.format(value)
}

/** `4,0`: always one decimal, for averages. */
export function formatOneDecimal(value: number): string {
  return ONE.format(value)
}

/** `2,49`: always two decimals, for rates. */
export function formatTwoDecimals(value: number): string {
  return TWO.format(value)
}
