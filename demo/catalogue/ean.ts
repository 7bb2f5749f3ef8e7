import { chance } from './chance.ts'

/** Returns a GTIN-13 in the range 200 to 299, which GS1 reserves for internal use; always the same for the same SKU. */
export function internalEan(sku: string): string {
  const prefix = 200 + Math.floor(chance(sku, 'prefix') * 100)
  const number = Math.floor(chance(sku, 'ean') * 1e9)
  const digits = `${prefix}${String(number).padStart(9, '0')}`
  return digits + checkDigit(digits)
}

/**
 * Returns the check digit of the first twelve digits: weights 1 and 3 in turn, complement to ten (GS1 General
 * Specifications).
 */
export function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
