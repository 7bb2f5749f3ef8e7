import type { Family } from '../families/family.ts'
import { midiOf, type Note } from '../pitch/note.ts'
import { TUNINGS } from '../pitch/tunings.ts'
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

/** Returns whether every two of the described strings are one course, as in a set of twelve for six notes. */
export function isPaired({ family, strings }: StatedSet): boolean {
  const sizes = TUNINGS[family].map(({ notas }) => notas.length)

  return !sizes.includes(strings.length) && sizes.includes(strings.length / 2)
}

/** The notes for which the set is made, from the lowest course to the highest; of a pair in octaves the lower one. */
export function ownNotes(set: StatedSet): Note[] {
  const notes = set.strings.map(({ note }) => note)
  if (!isPaired(set)) return notes.toReversed()
  const courses = notes.flatMap((note, i) => {
    const second = notes[i + 1]
    return i % 2 === 0 && second ? [midiOf(second) < midiOf(note) ? second : note] : []
  })

  return courses.toReversed()
}

/** How many strings of the instrument each described string stands for. */
export function stringsEach({ count, strings }: StatedSet): number {
  return count !== null && count === strings.length * 2 ? 2 : 1
}
