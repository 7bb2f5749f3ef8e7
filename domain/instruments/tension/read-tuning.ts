import type { Family } from '../families/family.ts'
import { midiOf, type Note, type NoteName, noteAt, noteLetter } from '../pitch/note.ts'
import { countStrings, TUNINGS, type Tuning, tuningNamed } from '../pitch/tunings.ts'
import { writtenNotes } from '../pitch/written-notes.ts'

/** A tuning as somebody chose it; `nome` is null if it is none of the usual ones. */
export type ChosenTuning = Omit<Tuning, 'nome'> & { nome: string | null }

/**
 * Reads the name of one of the family's tunings, or notes from the lowest string to the highest: `C2 G2 C3 F3 A3 D4`,
 * `dó sol dó fá lá ré`, `EADGBE`. A note without octave is the one nearest to the same string's usual note. Null if it is none.
 * Notes say nothing of pairs: of tunings with the same ones, that of an instrument with so many `strings` is meant, or
 * else the first.
 */
export function readTuning(
  family: Family,
  text: string,
  usual: readonly Note[],
  strings: number | null = null,
): ChosenTuning | null {
  const named = tuningNamed(text, family)
  if (named && TUNINGS[family].includes(named)) return named
  const tunings = TUNINGS[family].toSorted(
    (one, other) => Number(countStrings(other) === strings) - Number(countStrings(one) === strings),
  )
  const isCount = (notes: number) => tunings.some(({ notas }) => notas.length === notes)
  const names = writtenNotes(text, isCount)
  const near = [usual, ...tunings.map(({ notas }) => notas)].find((notes) => notes.length === names.length)
  const read = (raised: number) => notesNear(names, near ?? [], raised)
  const lowered = read(MAX_RAISED)
  const notas = lowered.some((note) => isTooLow(family, note)) ? read(MAX_RAISED_ABOVE) : lowered
  if (notas.length === 0 || notas.length < names.length) return null
  const known = tunings.find((tuning) => lettersOf(tuning.notas) === lettersOf(notas))
  // Without octaves, a baritone ukulele's D G B E are near a tenor's G C E A, and not those of any tuning.
  const alike = names.some((name) => name?.octave != null)
    ? undefined
    : tunings.find((tuning) => semitonesOf(tuning.notas) === semitonesOf(notas))

  return known ?? alike ?? { nome: null, notas, others: othersOf(family, notas.length, strings) }
}

/**
 * The other strings of an instrument's courses, if it has so many courses and, if that is known, so many strings; none
 * if no usual tuning does.
 */
export function othersOf(family: Family, courses: number, strings: number | null): Tuning['others'] {
  const alike = TUNINGS[family].filter(({ notas }) => notas.length === courses)
  const found = strings === null ? alike[0] : alike.find((tuning) => countStrings(tuning) === strings)

  return found?.others ?? []
}

/** `C2 G2 C3 F3 A3 D4`. */
export function lettersOf(notas: readonly Note[]): string {
  return notas.map(noteLetter).join(' ')
}

function semitonesOf(notas: readonly Note[]): string {
  return notas.map(({ semitone }) => semitone).join()
}

/** The notes of names of which all can be read, those without octave near the strings' usual notes. */
function notesNear(names: readonly (NoteName | null)[], near: readonly Note[], raised: number): Note[] {
  return names.flatMap((name, i) => {
    const around = near[i]
    if (name === null) return []
    if (name.octave !== null) return [{ semitone: name.semitone, octave: name.octave }]
    return around ? [nearest(name.semitone, around, raised)] : []
  })
}

/** So many semitones above the usual note, or else below it. */
function nearest(semitone: number, around: Note, raised: number): Note {
  const above = (semitone - around.semitone + 12) % 12

  return noteAt(midiOf(around) + (above <= raised ? above : above - 12))
}

/** Whether no instrument of the family has strings for a note: more than a fourth below all of its tunings. */
function isTooLow(family: Family, note: Note): boolean {
  const lowest = Math.min(...TUNINGS[family].flatMap(({ notas }) => notas.map(midiOf)))

  return midiOf(note) < lowest - 5
}

/** Semitones, of a major third: strings are tuned down, and a fourth higher they break. */
const MAX_RAISED = 4

/** A bass of E A D G C has other strings than one of five that begins with B: it lies a fourth above it. */
const MAX_RAISED_ABOVE = 6
