import { formatTwoDecimals } from '#domain/format/format-number.ts'
/**
 * The monthly interest rate with its yearly equivalent, as text: 249 (hundredths of a percent) is `2,49% a.m. (34,33%
 * a.a.)`; 0 is `sem juros`. The law requires both rates (CDC, art. 52).
 */
export function interestText(taxa: number): string {
  if (taxa <= 0) return 'sem juros'
  const yearly = ((1 + taxa / 10_000) ** 12 - 1) * 100

  return `${percent(taxa / 100)} a.m. (${percent(yearly)} a.a.)`
}

function percent(value: number): string {
  return `${formatTwoDecimals(value)}%`
}
