import { hertz, type Note, noteLetter, noteSyllable } from '../pitch/note.ts'
import { isPaired, otherNotes, type Tuning } from '../pitch/tunings.ts'
import type { PracticeTuning } from './practice-query.ts'

/** A string, or a course of two, in its tuning. */
export type TunedString = {
  /** From the first, usually the highest. */
  corda: number
  nota: string
  silaba: string
  hertz: number
  /** What a second string of the course sounds, and a third one; null if there is none. */
  par: { nota: string; silaba: string; hertz: number } | null
}

/** The strings of an instrument in its tuning, from the first to the last. */
export function tunedStrings({ afinacao: { notas, others }, la }: PracticeTuning): TunedString[] {
  return notas
    .map((note, i) => {
      const [second] = otherNotes(note, others[i])
      return { corda: notas.length - i, ...soundOf(note, la), par: second ? soundOf(second, la) : null }
    })
    .reverse()
}

/** What a string is called: instruments with pairs count these. */
export function courseWord(tuning: Pick<Tuning, 'others'>): 'corda' | 'par' {
  return isPaired(tuning) ? 'par' : 'corda'
}

function soundOf(note: Note, la: number) {
  return { nota: noteLetter(note), silaba: noteSyllable(note), hertz: hertz(note, la) }
}
