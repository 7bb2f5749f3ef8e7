import { HOLDS } from '../compatibility/string-ends.ts'
import { FAMILIES, type Family } from '../families/family.ts'
import type { MyInstrument } from '../mine/my-instrument.ts'
import { countStrings, TUNINGS, type Tuning } from '../pitch/tunings.ts'
import { baritoneTuned, usualTuning } from '../sizes/baritone.ts'
import type { Size } from '../sizes/size.ts'
import { scaleProblem, sizeNamed, sizeOfScale } from '../sizes/sizes.ts'
import { type ChosenTuning, lettersOf } from '../tension/read-tuning.ts'
import { saidTuning, tuningText } from '../tension/said-tuning.ts'
import { readScales } from '../tension/tension-query.ts'
import type { ChoiceQuery } from './choice-query.ts'

/** The instrument that strings are looked for, as far as it was said or follows from what was said. */
export type PlayedInstrument = {
  /** What sets are judged by. */
  instrument: MyInstrument
  size: Size | undefined
  /** The length that was said, or that of the tuning; null if any will do. */
  scaleMm: number | null
  /** That of the last string where it is longer than the first one, which `scaleMm` is then; null if all are alike. */
  bassMm: number | null
  /** Why the written length isn't taken, as a sentence. */
  problem: string | null
  strings: number
  tuning: ChosenTuning | null
  /** The notes of a tuning without a name; what was written, if it isn't taken. */
  notas: string
  /** Why the written notes aren't taken, as a sentence. */
  notesProblem: string | null
  /** Those for as many strings, the usual one of the size first. */
  tunings: Tuning[]
}

type Said = Pick<ChoiceQuery, 'tamanho' | 'escala' | 'cordas' | 'afinacao' | 'notas' | 'prende'>

/**
 * Reads what was said of an instrument. A length that only one size has says the size, and so does a tuning; without a
 * tuning it is in the usual one of its size. `counts` are the numbers of strings for which there are sets.
 */
export function playedInstrument(family: Family, said: Said, counts: readonly number[]): PlayedInstrument {
  const named = sizeNamed(family, said.tamanho)
  const written = readLength(family, named, said.escala)
  const measured = named ?? (written.mm === null ? undefined : sizeOfScale(family, written.mm))
  const built = { size: measured?.nome ?? null, scaleMm: written.mm }
  const count = FAMILIES[family].strings.find((known) => known === said.cordas) ?? null
  const read = saidTuning(family, said.notas || said.afinacao, { ...built, strings: count })
  const chosen = read.tuning
  const strings = count ?? (chosen ? countStrings(chosen) : usualCount(family, counts))
  const baritone = chosen && baritoneTuned(family, chosen.notas)
  const isOpen = measured === undefined && written.mm === null
  const size = (isOpen ? baritone?.size : measured) ?? undefined
  const scaleMm = isOpen && !size ? (baritone?.usualMm ?? null) : written.mm
  const usual = usualTuning(family, { size: size?.nome ?? null, scaleMm, strings })

  const played: Parameters<typeof instrumentOf>[2] = {
    tamanho: size?.nome ?? null,
    // Strings for a size serve some that are a little shorter, and have to reach to the end of the longest.
    escala: size && !named ? null : (written.bassMm ?? scaleMm),
    cordas: strings === FAMILIES[family].strings[0] ? null : strings,
  }
  if (chosen) played.afinacao = tuningText(chosen)

  return {
    instrument: instrumentOf(family, said, played),
    size,
    scaleMm,
    bassMm: written.bassMm,
    problem: written.problem,
    strings,
    tuning: chosen ?? usual,
    ...notesOf(said, read),
    tunings: TUNINGS[family]
      .filter((each) => countStrings(each) === strings)
      .toSorted((one, other) => Number(other === usual) - Number(one === usual)),
  }
}

/** The length that was written, or why it isn't taken; the size of bowed instruments says theirs. */
function readLength(
  family: Family,
  size: Size | undefined,
  written: string,
): { mm: number | null; bassMm: number | null; problem: string | null } {
  if (written === '' || FAMILIES[family].bowed) return { mm: null, bassMm: null, problem: null }
  const { mm, bassMm, problema } = readScales(family, written)
  const problem = problema ?? scaleProblem(family, size, mm) ?? scaleProblem(family, size, bassMm ?? mm)

  return problem === null ? { mm, bassMm, problem } : { mm: null, bassMm: null, problem }
}

/** What the field of notes shows: those of a list are shown by their name. */
function notesOf(
  { notas }: Pick<Said, 'notas'>,
  { tuning, problema }: ReturnType<typeof saidTuning>,
): Pick<PlayedInstrument, 'notas' | 'notesProblem'> {
  const notesProblem = notas === '' ? null : problema
  if (notesProblem !== null) return { notas, notesProblem }

  return { notas: tuning?.nome === null ? lettersOf(tuning.notas) : '', notesProblem }
}

/** The usual number of strings of a family, if there are sets for it, or else the first for which there are. */
function usualCount(family: Family, counts: readonly number[]): number {
  const [usual] = FAMILIES[family].strings

  return counts.find((count) => count === usual) ?? counts[0] ?? usual
}

function instrumentOf(
  familia: Family,
  { prende: said }: Said,
  built: Pick<MyInstrument, 'tamanho' | 'escala' | 'cordas' | 'afinacao'>,
): MyInstrument {
  const prende = HOLDS[familia].find((hold) => hold === said)

  return prende === undefined ? { familia, ...built } : { familia, ...built, prende }
}
