import { hertz, midiOf, type Note, noteAt } from '../pitch/note.ts'
import type { StatedString } from '../strings/stated-string.ts'
import { tensionKgf } from '../strings/tension.ts'
import { coursesOf, ownNotes, type StatedSet, stringsEach, weightOf } from './stated-set.ts'

/** An instrument in tune: vibrating length, notes from the lowest to the highest course, and the pitch of A4. */
export type Tuned = {
  scaleMm: number
  /** The length of the last course where that is longer; `scaleMm` is that of the first one then. Null if all are alike. */
  bassMm?: number | null
  notes: readonly Note[]
  reference: number
}

/** A string in tune, of a course (1 is the first); `kgf` is null if its weight is unknown. */
export type StringTension = { string: StatedString; course: number; note: Note; kgf: number | null }

export type SetTension = {
  /** From the first string to the last. */
  strings: StringTension[]
  /** All strings of the instrument together, in kilogram-force; null if any of them is unknown. */
  total: number | null
  /** How many times as strongly the firmest string pulls as the slackest; null if fewer than two are known. */
  ratio: number | null
}

/**
 * Returns how strongly each string of a set pulls. A capo changes none of it: the string between nut and tuner stays
 * as it is tuned, and only a shorter part of it sounds. Null if the tuning has another number of courses than the set.
 */
export function setTension(set: StatedSet, tuned: Tuned): SetTension | null {
  const { notes, reference } = tuned
  const own = ownNotes(set)
  if (own.length !== notes.length) return null
  const courses = coursesOf(set)
  const strings = set.strings.map((string, i) => {
    const course = courses.findIndex((places) => places.includes(i)) + 1
    const note = shifted(string.note, own.at(-course), notes.at(-course))
    const weight = weightOf(set, i)
    const kgf =
      weight === null
        ? null
        : tensionKgf({
            kgPerMetre: weight,
            scaleMm: lengthOf(course, tuned),
            hertz: hertz(note, reference),
          })

    return { string, course, note, kgf }
  })
  const known = strings.flatMap(({ kgf }) => (kgf === null ? [] : [kgf]))
  const each = stringsEach(set)

  return {
    strings,
    total:
      known.length < strings.length ? null : known.reduce((sum, kgf, i) => sum + kgf * (each[i] ?? 1), 0),
    ratio: known.length < 2 ? null : Math.max(...known) / Math.min(...known),
  }
}

/** Whether a set serves in a tuning at all. */
export function servesInTuning({ strings }: SetTension): boolean {
  return strings.every(({ string, note }) => outOfReach(string.note, note) === null)
}

/**
 * What becomes of a string on another note than the one for which it is made: more than a fourth higher it breaks, and more
 * than a fifth lower it has no tone, as a low G of an ukulele has none an octave from its own. Null if it serves.
 */
export function outOfReach(own: Note, tuned: Note): 'arrebentaria' | 'ficaria frouxa demais' | null {
  const raised = midiOf(tuned) - midiOf(own)
  if (raised > 5) return 'arrebentaria'

  return raised < -7 ? 'ficaria frouxa demais' : null
}

/** Capos are used up to the twelfth fret, where the octave begins. */
export const MAX_CAPO = 12

/** The note that sounds with a capo: a semitone higher for each fret, whatever the scale. */
export function withCapo({ semitone, octave }: Note, fret: number): Note {
  const raised = semitone + fret

  return { semitone: raised % 12, octave: octave + Math.floor(raised / 12) }
}

/** The frets of a multiscale instrument fan out evenly, from the first course to the last. */
function lengthOf(course: number, { scaleMm, bassMm, notes }: Tuned): number {
  if (bassMm == null || notes.length < 2) return scaleMm

  return scaleMm + ((bassMm - scaleMm) * (course - 1)) / (notes.length - 1)
}

/** Keeps the interval of an octave string to its course. */
function shifted(note: Note, from: Note | undefined, to: Note | undefined): Note {
  if (!from || !to) return note

  return noteAt(midiOf(note) + midiOf(to) - midiOf(from))
}
