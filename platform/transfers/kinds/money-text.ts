/** Formats centavos as spreadsheets in Portuguese read them: `1299,90`; empty for null. */
export function moneyText(centavos: number | null): string {
  if (centavos === null) return ''

  return `${Math.trunc(centavos / 100)},${String(centavos % 100).padStart(2, '0')}`
}
