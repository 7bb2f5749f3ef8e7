import { foldText } from './slug.ts'

/**
 * Values of a facet in the order that people expect: sizes in fractions from the largest (`4/4`, `3/4`, `1/16`), then
 * numbers upwards (`9-42`, `10-46`, `15,5"`), then words by the alphabet.
 */
export function compareLabels(a: string, b: string): number {
  return rank(a) - rank(b) || measure(a) - measure(b) || byText(foldText(a), foldText(b))
}

const FRACTION = /^(\d+)\/(\d+)$/
const NUMBER = /^\d*[.,]?\d+/

function rank(label: string) {
  if (FRACTION.test(label)) return 0

  return NUMBER.test(label) ? 1 : 2
}

function measure(label: string) {
  const [, above, below] = FRACTION.exec(label) ?? []
  if (above && below) return -Number(above) / Number(below)
  const [number] = NUMBER.exec(label) ?? []

  return number ? Number(number.replace(',', '.')) : 0
}

function byText(a: string, b: string) {
  if (a === b) return 0

  return a < b ? -1 : 1
}
