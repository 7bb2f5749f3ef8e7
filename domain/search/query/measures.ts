/**
 * Rewrites measures in a plain text (lower case, no accents) as single words: gauges with three digits (`.010`, `0,10`,
 * `010` → `010`), ranges of gauges (`10-46`, `.010/.046` → `010x046`), sizes (`3/4` → `3x4`), decimals (`15,5` →
 * `15d5`), model codes (`exl-120` → `exl120`), the number of strings (`7 cordas` → `7corda`, so that the instrument
 * does not match `corda`). Separates numbers from their unit (`73mm` → `73 mm`).
 */
export function joinMeasures(text: string): string {
  return text
    .replace(/(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?!\d)/g, '$1$2')
    .replace(NUMBERS, joinNumbers)
    .replace(/(?<![a-z0-9.,])0?[.,](\d{1,4})(?!\d)/g, (_, digits: string) => threeDigits(digits))
    .replace(/(\d)[.,](?=\d)/g, '$1d')
    .replace(/(?<![a-z0-9])0([7-9])(?![a-z0-9])/g, '00$1')
    .replace(/(?<![a-z0-9])(\d+(?:d\d+)?)(mm|cm|m|kg|hz|pol)(?![a-z0-9])/g, '$1 $2')
    .replace(/(?<![a-z0-9])numero de cordas:? (1?\d)(?![a-z0-9])/g, '$1corda')
    .replace(/(?<![a-z0-9])(1?\d) cordas?(?![a-z0-9])/g, '$1corda')
    .replace(/(?<![a-z0-9])([a-z]{1,4})-(\d+[a-z]{0,3})(?![a-z0-9])/g, '$1$2')
}

/** Returns the two ends of a range of gauges, `010x046` → `010`, `046`; empty for any other word. */
export function gaugeEnds(token: string): string[] {
  return /^\d{3}x\d{3}$/.test(token) ? token.split('x') : []
}

/** Two or more numbers separated by dashes or slashes. */
const NUMBERS =
  /(?<![a-z0-9.,\-/])(?:0?[.,])?\d{1,3}(?: ?[-/] ?(?:0?[.,])?\d{1,3}){1,11}(?![a-z0-9]|[.,\-/]\d)/g

function joinNumbers(match: string): string {
  const values = match.split(/[-/]/).map(gaugeOf)
  const first = values[0] ?? 0
  const last = values.at(-1) ?? 0
  if (isGaugeRange(first, last)) return `${pad(first)}x${pad(last)}`
  if (values.length === 2 && (match.includes('/') || isSize(first, last))) return `${first}x${last}`

  return match
}

/** `0,10`, `.010`, `010` and `10` all mean ten thousandths of an inch. */
function gaugeOf(number: string): number {
  const text = number.trim().replace(/^0?[.,]/, '')

  return Number.parseInt(text, 10)
}

/** From the thinnest first string on sale (.007) to the thickest bass string (.150). */
function isGaugeRange(first: number, last: number) {
  return first >= 7 && first <= 60 && last >= 20 && last <= 150 && last > first
}

/** Sizes of bowed instruments, which may be typed with a dash. */
function isSize(first: number, last: number) {
  return [1, 3, 4, 7].includes(first) && [2, 4, 8, 10, 16].includes(last)
}

function threeDigits(digits: string) {
  return digits.length >= 3 ? digits : digits.padStart(digits.length === 1 ? 3 : 2, '0').padStart(3, '0')
}

function pad(gauge: number) {
  return String(gauge).padStart(3, '0')
}
