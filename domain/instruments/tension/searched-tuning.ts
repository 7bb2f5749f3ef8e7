import type { Family } from '../families/family.ts'
import { countStrings, TUNINGS } from '../pitch/tunings.ts'
import type { ChosenTuning } from './read-tuning.ts'

/**
 * The tuning in which sets for so many strings are looked for: the chosen one, if an instrument with so many has as many
 * courses, as six single strings and six pairs are; else the usual one for so many. The chosen one if no instrument of
 * the family has so many.
 */
export function searchedTuning(family: Family, chosen: ChosenTuning, strings: number | null): ChosenTuning {
  if (strings === null || countStrings(chosen) === strings) return chosen
  const tunings = TUNINGS[family].filter((tuning) => countStrings(tuning) === strings)
  const alike = tunings.find(({ notas }) => notas.length === chosen.notas.length)

  return alike ? { ...chosen, others: alike.others } : (tunings[0] ?? chosen)
}

/** As many courses as instruments of the family with one of these numbers of strings have. */
export function mostCourses(family: Family, counts: readonly number[]): number {
  const tunings = TUNINGS[family].filter((tuning) => counts.includes(countStrings(tuning)))

  return Math.max(0, ...tunings.map(({ notas }) => notas.length))
}
