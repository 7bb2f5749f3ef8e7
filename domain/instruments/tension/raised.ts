import { listWords } from '#domain/format/list-words.ts'
import { midiOf } from '../pitch/note.ts'
import type { Warning } from './bearing.ts'
import { lettersOf, readTuning } from './read-tuning.ts'
import type { SetTension } from './set-tension.ts'
import { ownNotes, type StatedSet, stringCount } from './stated-set.ts'

/**
 * What to say of strings that are tuned higher than they are made for, which may break: a set for another tuning, as one
 * for orchestra is in the solo tuning of double basses, a tone higher, for which makers sell lighter ones
 * (https://www.thomastik-infeld.com); and single strings, more than the tone by which scordatura and open tunings raise.
 */
export function raisedWarnings(set: StatedSet, { strings }: SetTension): Warning[] {
  const raised = strings.map(({ string, note }) => midiOf(note) - midiOf(string.note))
  if (Math.min(...raised) >= TONE)
    return [
      {
        tipo: 'atencao',
        texto: `O jogo é feito para ${tuningOf(set)}, ${interval(Math.min(...raised))} abaixo: nesta afinação puxa mais do que deve e pode arrebentar. Prefira um feito para ela.`,
      },
    ]
  const courses = [...new Set(strings.flatMap(({ course }, i) => ((raised[i] ?? 0) > TONE ? [course] : [])))]
  const most = interval(Math.max(...raised))
  if (courses.length === 0) return []
  const [which, meant, are] =
    courses.length === 1
      ? [`A ${courses[0]}ª corda fica`, 'foi feita', 'pode']
      : [`As cordas ${listWords(courses.map((each) => `${each}ª`))} ficam até`, 'foram feitas', 'podem']

  return [
    { tipo: 'atencao', texto: `${which} ${most} acima da nota para que ${meant}, e ${are} arrebentar.` },
  ]
}

/** In semitones. */
const TONE = 2

/** `a afinação Orquestra (E1 A1 D2 G2)`. */
function tuningOf(set: StatedSet): string {
  const notes = ownNotes(set)
  const letters = lettersOf(notes)
  const nome = readTuning(set.family, letters, notes, stringCount(set))?.nome ?? null

  return nome === null ? letters : `a afinação ${nome} (${letters})`
}

/** An interval of so many semitones, up to the fourth, above which strings aren't tuned. */
function interval(semitones: number): string {
  return (
    ['', 'meio tom', 'um tom', 'um tom e meio', 'dois tons', 'uma quarta'][semitones] ?? 'mais de uma quarta'
  )
}
