import { FAMILIES, type Family } from '../families/family.ts'
import { midiOf, type Note } from '../pitch/note.ts'
import { countStrings, TUNINGS } from '../pitch/tunings.ts'
import type { StatedString } from '../strings/stated-string.ts'
import { statedWeight } from '../strings/stated-weight.ts'

/** A set of strings as its maker describes it. */
export type StatedSet = {
  family: Family
  /** The vibrating length at which the tensions are stated; null if it isn't said. */
  scaleMm: number | null
  /** The number of strings in the set, if it is said: a set for four pairs may describe one string of each. */
  count: number | null
  /** From the first string, usually the highest, to the last. */
  strings: readonly StatedString[]
  /** Kilograms per metre by the maker's own charts, which not all publish; null for a string that they leave out. */
  charted?: readonly (number | null)[]
}

/** A set with the sizes of the instrument for which it is sold; none if that isn't said. */
export type SizedSet = StatedSet & { sizes: readonly string[] }

/** Returns kilograms per metre of a set's string: as it is stated, by its maker's own chart, or by that of all makers. */
export function weightOf({ family, scaleMm, strings, charted }: StatedSet, i: number): number | null {
  const string = strings[i]
  if (!string) return null
  const isMeasured = string.tension !== null && scaleMm !== null

  return (isMeasured ? null : charted?.[i]) ?? statedWeight(string, { family, scaleMm })
}

/**
 * The courses of a set from the first to the last, each with the places of its strings among those described: one, or
 * all, such as both E of a set of twelve. Strings next to each other on the same note, or in octaves, are a course if the
 * instrument has as many courses as they make.
 */
export function coursesOf({ family, strings }: Pick<StatedSet, 'family' | 'strings'>): number[][] {
  const isTuned = (courses: number) => TUNINGS[family].some(({ notas }) => notas.length === courses)
  const courses: number[][] = []
  for (const [i, { note }] of strings.entries()) {
    const isSame = strings[i - 1]?.note.semitone === note.semitone
    if (isSame) courses.at(-1)?.push(i)
    else courses.push([i])
  }

  return courses.length < strings.length && isTuned(courses.length) ? courses : strings.map((_, i) => [i])
}

/** The notes for which the set is made, from the lowest course to the highest; of a course in octaves the lower one. */
export function ownNotes(set: Pick<StatedSet, 'family' | 'strings'>): Note[] {
  return coursesOf(set)
    .flatMap((places) => {
      const notes = places.flatMap((i) => set.strings[i]?.note ?? [])
      return notes.toSorted((one, other) => midiOf(one) - midiOf(other)).slice(0, 1)
    })
    .toReversed()
}

/**
 * How many strings the instrument of a set has: as it says, or as it describes. A set for an instrument that is built
 * with pairs only, which describes as many strings as that has courses, describes one of each.
 */
export function stringCount({ family, count, strings }: StatedSet): number {
  const built: readonly number[] = FAMILIES[family].strings
  if (count !== null || built.includes(strings.length)) return count ?? strings.length
  const tuning = TUNINGS[family].find(({ notas }) => notas.length === strings.length)

  return tuning ? countStrings(tuning) : strings.length
}

/** How many strings of the instrument each described string stands for: both of a pair of which it is the only one. */
export function stringsEach(set: StatedSet): number[] {
  const { family, strings } = set
  const count = stringCount(set)
  if (count === strings.length) return strings.map(() => 1)
  const tuning = TUNINGS[family].find(
    (each) => each.notas.length === strings.length && countStrings(each) === count,
  )

  return tuning
    ? tuning.others.map((others) => others.length + 1).toReversed()
    : strings.map(() => (count === strings.length * 2 ? 2 : 1))
}
