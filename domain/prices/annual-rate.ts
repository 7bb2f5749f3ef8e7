/**
 * The effective annual rate of a monthly one, both in hundredths of a percent: 2,49% a month (249) is 34,33% a year (3433).
 * It stands beside the monthly one wherever credit is offered (CDC, art. 52, II).
 */
export function annualRate(taxaMensal: number): number {
  return Math.round(((1 + taxaMensal / 10_000) ** 12 - 1) * 10_000)
}
