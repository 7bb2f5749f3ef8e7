import { type FieldProblem, problem } from '../../format/field-problem.ts'
import { slugOf } from '../../format/slug.ts'
import { FAMILIES, type Family } from '../families/family.ts'
import type { Note } from '../pitch/note.ts'
import { TUNINGS } from '../pitch/tunings.ts'
import { usualTuning } from '../sizes/baritone.ts'
import { lettersOf } from '../tension/read-tuning.ts'
import { saidTuning, tuningText } from '../tension/said-tuning.ts'
import { outOfReach } from '../tension/set-tension.ts'
import type { MyInstrument } from './my-instrument.ts'

/** What a form says of a tuning: a name of the list, and notes that were written by hand, which count before it. */
export type TuningFields = { afinacao?: string | undefined; notas?: string | undefined }

/** Reads the tuning of an instrument as a form says it; without any it is in the usual one, and so if it has problems. */
export function readInstrumentTuning(
  instrument: MyInstrument,
  { afinacao = '', notas = '' }: TuningFields,
): { instrument: MyInstrument; problems: FieldProblem[] } {
  const [campo, text] = notas.trim() === '' ? ['afinacao', afinacao.trim()] : ['notas', notas.trim()]
  const { tuning, problema } = said(instrument, text)

  return {
    instrument: inTuning(instrument, tuning ? tuningText(tuning) : undefined),
    problems: problem(campo, problema),
  }
}

/** An instrument in a tuning, which isn't said if it is the usual one. */
export function inTuning(instrument: MyInstrument, afinacao: string | undefined): MyInstrument {
  const { afinacao: _, ...others } = instrument
  if (afinacao === undefined || afinacao === usualTuning(instrument.familia, builtOf(instrument))?.nome)
    return others

  return { ...others, afinacao }
}

/** The tunings with a name that an instrument can be in, with their notes from the lowest string to the highest. */
export function tuningsFor(instrument: MyInstrument): { nome: string; notas: string }[] {
  return TUNINGS[instrument.familia]
    .filter(({ nome }) => said(instrument, nome).tuning)
    .map(({ nome, notas }) => ({ nome, notas: lettersOf(notas) }))
}

/** A tuning as the fields of forms and addresses say it (`readInstrumentTuning`). */
export function fieldsOfTuning(
  family: Family,
  afinacao: string | null | undefined,
): { afinacao: string | null; notas: string | null } {
  if (afinacao == null) return { afinacao: null, notas: null }

  return isNamed(family, afinacao) ? { afinacao, notas: null } : { afinacao: null, notas: afinacao }
}

/** The notes of a tuning that is said, from the lowest to the highest; null of the usual one. */
export function notesOfTuning(instrument: MyInstrument): readonly Note[] | null {
  return said(instrument, instrument.afinacao ?? '').tuning?.notas ?? null
}

/**
 * The instrument by which goods are judged: one code for all tunings in which strings for the usual one serve, as another
 * would be another entry of caches.
 */
export function asJudged(instrument: MyInstrument): MyInstrument {
  const usual = usualTuning(instrument.familia, builtOf(instrument))?.notas ?? []
  const own = notesOfTuning(instrument) ?? usual
  const isServed = own.every((note, i) => outOfReach(usual[i] ?? note, note) === null)

  return isServed ? inTuning(instrument, undefined) : instrument
}

/** The part of an instrument's code: `afinacao-drop-c`, or `notas-c2g2c3f3a3c4`, where an `s` is a sharp. */
export function codeOfTuning({ familia, afinacao = '' }: MyInstrument): string {
  return isNamed(familia, afinacao)
    ? NAME_PART + slugOf(afinacao)
    : NOTES_PART + afinacao.toLowerCase().replaceAll('#', 's').replaceAll(' ', '')
}

/** The tuning that a part of a code says (`codeOfTuning`), by name or notes; undefined if it is none of the instrument. */
export function tuningOfCode(instrument: MyInstrument, part: string): string | undefined {
  const named = TUNINGS[instrument.familia].find(({ nome }) => NAME_PART + slugOf(nome) === part)
  const [, notes = ''] = NOTES.exec(part) ?? []
  const { tuning } = said(instrument, named?.nome ?? notes.replaceAll('s', '#').replaceAll(/(\d)/g, '$1 '))

  return tuning ? tuningText(tuning) : undefined
}

/** A tuning may be called as a size is: a ukulele's `Barítono`. */
const NAME_PART = 'afinacao-'

const NOTES_PART = 'notas-'

const NOTES = /^notas-((?:[a-g]s?\d)+)$/

function isNamed(family: Family, afinacao: string): boolean {
  return TUNINGS[family].some(({ nome }) => nome === afinacao)
}

function said(instrument: MyInstrument, text: string): ReturnType<typeof saidTuning> {
  return text === ''
    ? { tuning: null, problema: null }
    : saidTuning(instrument.familia, text, builtOf(instrument))
}

function builtOf({ familia, tamanho, escala, cordas }: MyInstrument) {
  return { size: tamanho, scaleMm: escala, strings: cordas ?? FAMILIES[familia].strings[0] }
}
