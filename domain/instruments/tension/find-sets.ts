import { midiOf } from '../pitch/note.ts'
import { ownScale } from './own-scale.ts'
import { type SetTension, servesInTuning, setTension, type Tuned } from './set-tension.ts'
import { type SizedSet, stringCount } from './stated-set.ts'

/** What is looked for: how strongly a string of the course of a number (1 is the first) should pull. */
type Target = { course: number; kgf: number }

/** The instrument: how many strings it has, and its length in millimetres; null if each set is meant for its own. */
type Instrument = Omit<Tuned, 'scaleMm'> & { strings: number; scaleMm: number | null }

export type FoundSet<S> = { set: S; tension: SetTension; kgf: number }

/**
 * Returns the sets for so many strings whose string pulls most nearly as wanted in this tuning, the nearest first; of a
 * pair in octaves the lower one counts. Of equally near ones (to the tenth of a kilogram that can be felt) the more even
 * set comes first.
 */
export function findSets<S extends SizedSet>(
  sets: readonly S[],
  { strings, scaleMm, ...pitch }: Instrument,
  { course, kgf: target }: Target,
): FoundSet<S>[] {
  const found = sets.flatMap((set) => {
    if (stringCount(set) !== strings) return []
    const tension = setTension(set, { ...pitch, scaleMm: scaleMm ?? ownScale(set) })
    const kgf = tension === null ? null : kgfOf(tension, course)
    return tension && kgf !== null && servesInTuning(tension) ? [{ set, tension, kgf }] : []
  })
  const distance = ({ kgf }: FoundSet<S>) => Math.round(Math.abs(kgf - target) * 10)
  const unevenness = ({ tension }: FoundSet<S>) => tension.ratio ?? Number.POSITIVE_INFINITY

  return found.sort((one, other) => distance(one) - distance(other) || unevenness(one) - unevenness(other))
}

function kgfOf({ strings }: SetTension, course: number): number | null {
  const [main] = strings
    .filter((string) => string.course === course)
    .toSorted((one, other) => midiOf(one.note) - midiOf(other.note))

  return main?.kgf ?? null
}
