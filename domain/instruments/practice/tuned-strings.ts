import { FAMILIES, type Family } from '../families/family.ts'
import { hertz, type Note, noteLetter, noteSyllable } from '../pitch/note.ts'
import { OCTAVE_COURSES } from '../pitch/tunings.ts'
import type { PracticeTuning } from './practice-query.ts'

/** A string, or a course of two, in its tuning. */
export type TunedString = {
  /** From the first, usually the highest. */
  corda: number
  nota: string
  silaba: string
  hertz: number
  /** What a second string of the course sounds; null if there is none. */
  par: { nota: string; silaba: string; hertz: number } | null
}

/** The strings of an instrument in its tuning, from the first to the last. */
export function tunedStrings({ instrumento, afinacao: { notas }, la }: PracticeTuning): TunedString[] {
  return notas
    .map((note, i) => ({
      corda: notas.length - i,
      nota: noteLetter(note),
      silaba: noteSyllable(note),
      hertz: hertz(note, la),
      par: isPairedBy(instrumento, notas.length) ? pairOf(instrumento, note, { index: i, la }) : null,
    }))
    .reverse()
}

/** What a string is called: instruments with pairs count these. */
export function courseWord(family: Family, courses: number): 'corda' | 'par' {
  return isPairedBy(family, courses) ? 'par' : 'corda'
}

/** Returns whether so many notes of the instrument are two strings each. */
function isPairedBy(family: Family, courses: number): boolean {
  const counts: readonly number[] = FAMILIES[family].strings

  return !counts.includes(courses) && counts.includes(2 * courses)
}

function pairOf(family: Family, note: Note, { index, la }: { index: number; la: number }) {
  const second = index < (OCTAVE_COURSES[family] ?? 0) ? { ...note, octave: note.octave + 1 } : note

  return { nota: noteLetter(second), silaba: noteSyllable(second), hertz: hertz(second, la) }
}
