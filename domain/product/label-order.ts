import { foldText } from '../format/slug.ts'

/**
 * Sorts items by label as people expect: fractional sizes from the largest (`4/4`, `3/4`, `1/16`), then ascending
 * numbers (`9-42`, `10-46`, `15,5"`), then words alphabetically.
 */
export function byLabel<T extends { label: string }>(list: readonly T[]): T[] {
  // Folds each label once, not once per comparison: a listing sorts several hundred.
  const keyed = list.map((item) => ({ item, ...keyOf(item.label) }))

  return keyed
    .sort((a, b) => a.rank - b.rank || a.measure - b.measure || byText(a.text, b.text))
    .map(({ item }) => item)
}

function keyOf(label: string) {
  return { rank: rank(label), measure: measure(label), text: foldText(label) }
}

/** Excludes a zero denominator: `4/0` is not a size. */
const FRACTION = /^(\d+)\/(0*[1-9]\d*)$/
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
