import { HOLDS } from '../compatibility/string-ends.ts'
import { FAMILIES, type Family } from '../families/family.ts'
import type { MyInstrument } from '../mine/my-instrument.ts'
import { countStrings, TUNINGS, type Tuning } from '../pitch/tunings.ts'
import { baritoneTuned, isTooShortFor, usualTuning } from '../sizes/baritone.ts'
import type { Size } from '../sizes/size.ts'
import { scaleProblem, sizeNamed, sizeOfScale } from '../sizes/sizes.ts'
import { readTuning } from '../tension/read-tuning.ts'
import { readScale } from '../tension/tension-query.ts'
import type { ChoiceQuery } from './choice-query.ts'

/** The instrument that strings are looked for, as far as it was said or follows from what was said. */
export type PlayedInstrument = {
  /** What sets are judged by. */
  instrument: MyInstrument
  size: Size | undefined
  /** The length that was said, or that of the tuning; null if any will do. */
  scaleMm: number | null
  /** Why the written length isn't taken, as a sentence. */
  problem: string | null
  strings: number
  tuning: Tuning | null
  /** Those for as many strings, the usual one of the size first. */
  tunings: Tuning[]
}

type Said = Pick<ChoiceQuery, 'tamanho' | 'escala' | 'cordas' | 'afinacao' | 'prende'>

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
  const read = tuningNamed(family, said.afinacao, count)
  const chosen = read && isTooShortFor(family, built, read) ? null : read
  const strings = count ?? (chosen ? countStrings(chosen) : usualCount(family, counts))
  const baritone = chosen && baritoneTuned(family, chosen.notas)
  const isOpen = measured === undefined && written.mm === null
  const size = (isOpen ? baritone?.size : measured) ?? undefined
  const scaleMm = isOpen && !size ? (baritone?.usualMm ?? null) : written.mm
  const usual = usualTuning(family, { size: size?.nome ?? null, scaleMm, strings })

  return {
    instrument: instrumentOf(family, said, {
      tamanho: size?.nome ?? null,
      // Strings for a size serve some that are a little shorter.
      escala: size && !named ? null : scaleMm,
      cordas: strings === FAMILIES[family].strings[0] ? null : strings,
    }),
    size,
    scaleMm,
    problem: written.problem,
    strings,
    tuning: chosen ?? usual,
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
): { mm: number | null; problem: string | null } {
  if (written === '' || FAMILIES[family].bowed) return { mm: null, problem: null }
  const { mm, problema } = readScale(family, written)
  const problem = problema ?? scaleProblem(family, size, mm)

  return { mm: problem === null ? mm : null, problem }
}

/** One of the family's usual tunings, of as many strings as were said; null if the address names none of them. */
function tuningNamed(family: Family, text: string, strings: number | null): Tuning | null {
  const [usual] = TUNINGS[family]
  const read = usual && text !== '' ? readTuning(family, text, usual.notas, strings) : null
  const found = TUNINGS[family].find(({ nome }) => nome === read?.nome)

  return found && (strings === null || countStrings(found) === strings) ? found : null
}

/** The usual number of strings of a family, if there are sets for it, or else the first for which there are. */
function usualCount(family: Family, counts: readonly number[]): number {
  const [usual] = FAMILIES[family].strings

  return counts.find((count) => count === usual) ?? counts[0] ?? usual
}

function instrumentOf(
  familia: Family,
  { prende: said }: Said,
  built: Pick<MyInstrument, 'tamanho' | 'escala' | 'cordas'>,
): MyInstrument {
  const prende = HOLDS[familia].find((hold) => hold === said)

  return prende === undefined ? { familia, ...built } : { familia, ...built, prende }
}
