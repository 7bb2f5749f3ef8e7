import { midiOf } from '../pitch/note.ts'
import { type SetTension, servesInTuning, setTension, type Tuned } from './set-tension.ts'
import { isPaired, type StatedSet } from './stated-set.ts'

/** What is looked for: how strongly a string of the course of a number (1 is the first) should pull. */
type Target = { course: number; kgf: number }

export type FoundSet<S> = { set: S; tension: SetTension; kgf: number }

/**
 * Returns the sets whose string pulls most nearly as wanted in this tuning, the nearest first; of a pair in octaves the
 * lower one counts. Of equally near ones (to the tenth of a kilogram that can be felt) the more even set comes first.
 */
export function findSets<S extends StatedSet>(
  sets: readonly S[],
  tuned: Tuned,
  { course, kgf: target }: Target,
): FoundSet<S>[] {
  const found = sets.flatMap((set) => {
    const tension = setTension(set, tuned)
    const kgf = tension === null ? null : kgfOf(set, tension, course)
    return tension && kgf !== null && servesInTuning(tension) ? [{ set, tension, kgf }] : []
  })
  const distance = ({ kgf }: FoundSet<S>) => Math.round(Math.abs(kgf - target) * 10)
  const unevenness = ({ tension }: FoundSet<S>) => tension.ratio ?? Number.POSITIVE_INFINITY

  return found.sort((one, other) => distance(one) - distance(other) || unevenness(one) - unevenness(other))
}

function kgfOf(set: StatedSet, { strings }: SetTension, course: number): number | null {
  const each = isPaired(set) ? 2 : 1
  const [main] = strings
    .slice((course - 1) * each, course * each)
    .toSorted((one, other) => midiOf(one.note) - midiOf(other.note))

  return main?.kgf ?? null
}
