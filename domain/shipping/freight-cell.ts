/** Reads a CEP from a cell as a number; spreadsheets drop the leading zero. Null if invalid. */
export function cepNumberOf(text: string): number | null {
  const digits = text.replace(/[\s.-]/g, '')
  if (!/^\d{7,8}$/.test(digits)) return null
  const number = Number(digits)

  return number >= 1_000_000 ? number : null
}

/** Reads a non-negative integer below 10⁹; otherwise null. */
export function wholeOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Reads hundredths: centavos of `24,90` or `24.90`, hundredths of a percent of `0,5`. Null if invalid. */
export function amountOf(text: string): number | null {
  const [, whole, hundredths = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text) ?? []

  return whole === undefined ? null : Number(whole) * 100 + Number(hundredths.padEnd(2, '0'))
}
