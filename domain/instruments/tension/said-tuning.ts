import type { Family } from '../families/family.ts'
import { midiOf, noteLetter } from '../pitch/note.ts'
import { countStrings, isPaired, isTunedTo, TUNINGS, type Tuning } from '../pitch/tunings.ts'
import { writtenNotes } from '../pitch/written-notes.ts'
import { isTooShortFor, usualTuning } from '../sizes/baritone.ts'
import { type ChosenTuning, lettersOf, readTuning } from './read-tuning.ts'

/** The instrument, as far as it is known; without a number of strings, the tuning says it. */
type Built = { size: string | null; scaleMm: number | null; strings: number | null }

/** A tuning, or why it is none of the instrument, as a sentence; neither if nobody builds it with so many strings. */
type SaidTuning = { tuning: ChosenTuning | null; problema: string | null }

/**
 * Reads in which tuning somebody says an instrument to be, by name or by notes (`readTuning`). Notes may be as nobody else
 * has them, if there is one for each of its strings or courses, no more than an octave from where other tunings have it.
 */
export function saidTuning(family: Family, text: string, built: Built): SaidTuning {
  const usual = usualTuning(family, built)
  if (!usual) return { tuning: null, problema: null }
  const tuning = readTuning(family, text, usual.notas, built.strings)
  const problema = tuning
    ? (nameProblem(family, tuning, built) ?? notesProblem(family, tuning, usual, built))
    : unreadProblem(text, usual)

  return { tuning: problema === null ? tuning : null, problema }
}

/** A tuning in one word of a form or an address: its name, or its notes if it has none. */
export function tuningText({ nome, notas }: ChosenTuning): string {
  return nome ?? lettersOf(notas)
}

function nameProblem(family: Family, tuning: ChosenTuning, built: Built): string | null {
  if (tuning.nome === null) return null
  const tuned = countStrings(tuning)
  if (built.strings !== null && built.strings !== tuned)
    return `Esta afinação é de ${tuned} cordas, e o instrumento tem ${built.strings}.`

  return isTooShortFor(family, built, tuning) ? 'Esta afinação é de um instrumento maior.' : null
}

function notesProblem(
  family: Family,
  { notas }: ChosenTuning,
  usual: Tuning,
  { strings }: Built,
): string | null {
  const alike = TUNINGS[family].filter(
    (each) => each.notas.length === notas.length && (strings === null || countStrings(each) === strings),
  )
  const distances = alike.map((each) =>
    notas.map((note, i) => Math.abs(midiOf(note) - midiOf(each.notas[i] ?? note))),
  )
  const [nearest] = distances.toSorted((one, other) => Math.max(...one) - Math.max(...other))
  if (!nearest) return countProblem(notas.length, usual)
  const far = nearest.findIndex((distance) => distance > OCTAVE)
  const note = notas[far]

  return note
    ? `A ${notas.length - far}ª corda seria ${noteLetter(note)}, a mais de uma oitava da usual. ${asFor(usual)}`
    : null
}

/** Octave strings, as in Nashville, are as far as strings are from where others have them. */
const OCTAVE = 12

function unreadProblem(text: string, usual: Tuning): string {
  const notes = writtenNotes(text, isTunedTo)
  const isCounted = !notes.includes(null) && notes.length !== usual.notas.length

  return isCounted ? countProblem(notes.length, usual) : `Não entendi a afinação “${text}”. ${asFor(usual)}`
}

function countProblem(notes: number, usual: Tuning): string {
  return `${notes === 1 ? 'É uma nota só' : `São ${notes} notas`}, e não ${usual.notas.length}. ${asFor(usual)}`
}

function asFor(usual: Tuning): string {
  const course = isPaired(usual) ? 'par' : 'corda'

  return `Escreva uma nota por ${course}, ${isPaired(usual) ? 'do mais grave ao mais agudo' : 'da mais grave à mais aguda'}, como ${lettersOf(usual.notas)}.`
}
