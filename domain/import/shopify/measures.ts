/** `1.299,90` or `1.500,5`: the comma shows that the dot separates thousands. */
const BRAZILIAN = /^\d{1,3}(\.\d{3})+,\d+$/

/**
 * Reads a measure as an integer in the smaller unit: `2,50` or `2.5` kilograms (`factor` 1000) are 2500 g. Null if it
 * is not a number.
 */
export function measureOf(text: string, factor: number): number | null {
  const plain = BRAZILIAN.test(text) ? text.replaceAll('.', '') : text
  if (!/^\d{1,8}([.,]\d{1,6})?$/.test(plain)) return null

  return Math.round(Number(plain.replace(',', '.')) * factor)
}

/** Reads a measure in grams or millimetres. Null if it is not a number or is ambiguous, such as `1.500`. */
export function smallMeasureOf(text: string): number | null {
  return /^\d{1,3}[.,]\d{3}$/.test(text) && !/[.,]000$/.test(text)
    ? null
    : measureOf(text.replace(/[.,]0+$/, ''), 1)
}
