/** `1.299,90` or `1.500,5`: the comma tells what the dot is. */
const BRAZILIAN = /^\d{1,3}(\.\d{3})+,\d+$/

/**
 * A measure of a file as a whole number of the smaller unit: `2,50` or `2.5` in kilograms (`factor` 1000) are 2500 g. Null for
 * what is no number.
 */
export function measureOf(text: string, factor: number): number | null {
  const plain = BRAZILIAN.test(text) ? text.replaceAll('.', '') : text
  if (!/^\d{1,8}([.,]\d{1,6})?$/.test(plain)) return null

  return Math.round(Number(plain.replace(',', '.')) * factor)
}

/** The same of a number of grams or millimetres, which `1.500` could be in two ways: null for it, too. */
export function smallMeasureOf(text: string): number | null {
  return /^\d{1,3}[.,]\d{3}$/.test(text) && !/[.,]000$/.test(text)
    ? null
    : measureOf(text.replace(/[.,]0+$/, ''), 1)
}
