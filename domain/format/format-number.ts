/** Made once: making one takes longer than a hundred uses of it. */
const PLAIN = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const ONE = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const TWO = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1.024`, `2,5`: as many decimals as there are, two at most. */
export function formatNumber(value: number): string {
  // Most numbers of a page are small counts, which need no rules.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)

  return PLAIN.format(value)
}

/** `4,0`: one decimal always, as averages have it. */
export function formatOneDecimal(value: number): string {
  return ONE.format(value)
}

/** `2,49`: two decimals always, as rates have it. */
export function formatTwoDecimals(value: number): string {
  return TWO.format(value)
}
