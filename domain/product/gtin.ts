/**
 * Returns whether a text is a GTIN-13 (EAN) with a valid check digit: digits weigh 1 and 3 in turn, and the sum is a
 * multiple of ten (GS1).
 */
export function isGtin13(ean: string): boolean {
  if (!/^\d{13}$/.test(ean)) return false
  const sum = [...ean].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)

  return sum % 10 === 0
}
