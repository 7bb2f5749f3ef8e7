// Written by hand, as `Intl.NumberFormat` writes them: creating its first formatter takes Chromium some 30 ms, and on a
// phone more than 100, while the page becomes interactive.

/** `1.024`, `2,5`: up to two decimals. */
export function formatNumber(value: number): string {
  // Fast path: most numbers of a page are small counts, which need no formatting.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)

  return formatTwoDecimals(value)
    .replace(/,00$/, '')
    .replace(/(,\d)0$/, '$1')
}

/** `4,0`: always one decimal, for averages. */
export function formatOneDecimal(value: number): string {
  return formatDecimals(value, 1)
}

/** `2,49`: always two decimals, for rates. */
export function formatTwoDecimals(value: number): string {
  return formatDecimals(value, 2)
}

/** Of a finite number. Halves, as it is written in decimals, are rounded away from zero. */
function formatDecimals(value: number, decimals: number): string {
  const magnitude = Math.abs(value)
  // The exponent moves the point without the error of a multiplication; below a millionth, the text has one already.
  const units = magnitude < 1e-6 ? 0 : Math.round(Number(`${magnitude}e${decimals}`))
  const digits = String(units).padStart(decimals + 1, '0')
  const whole = digits.slice(0, -decimals).replace(/\B(?=(\d{3})+$)/g, '.')

  return `${value < 0 && units > 0 ? '-' : ''}${whole},${digits.slice(-decimals)}`
}
