/** An amount as spreadsheets in Portuguese read it: `1299,90`; nothing for none. In centavos. */
export function moneyText(centavos: number | null): string {
  if (centavos === null) return ''

  return `${Math.trunc(centavos / 100)},${String(centavos % 100).padStart(2, '0')}`
}
