import { baseOf, UNIT_WORDS, type Unit, writtenUnit } from './units.ts'

/** A stored value that is a number or a range, in the first unit of its dimension (`unidade`; null without unit). */
export type Measure = { de: number; ate: number; unidade: Unit | null }

const NUMBER = String.raw`([1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)`
const MEASURE = new RegExp(String.raw`^${NUMBER}(?: a ${NUMBER})?(?: ([^\d\s]+))?$`)

/**
 * Reads a value as `readValue` stores it: `647,7 mm`, `1.060 mm`, `415 a 466 Hz`, `22`; null if it is anything else.
 * The SQL functions `measure_of` and `measure_unit_of` are the same rule, for the database to look values up by.
 */
export function measureOf(valor: string): Measure | null {
  const [, low = '', high = low, word = ''] = MEASURE.exec(valor) ?? []
  const unit = UNIT_WORDS.find((known) => writtenUnit(known) === word) ?? null
  if (low === '' || (word !== '' && unit === null)) return null
  const { base, factor } = baseOf(unit)
  const [de, ate] = [low, high].map((digits) => rounded(numberOf(digits) * factor))

  return de === undefined || ate === undefined || de > ate ? null : { de, ate, unidade: base }
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll('.', '').replace(',', '.'))
}

/** Without the digits that binary fractions add: 25,5 × 25,4 is 647,7. */
function rounded(value: number): number {
  return Number(value.toPrecision(14))
}
