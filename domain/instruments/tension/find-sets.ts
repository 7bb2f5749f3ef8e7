import { type SetTension, servesInTuning, setTension, type Tuned } from './set-tension.ts'
import type { StatedSet } from './stated-set.ts'

/** What is looked for: how strongly the string of a number (1 is the first) should pull. */
type Target = { string: number; kgf: number }

export type FoundSet<S> = { set: S; tension: SetTension; kgf: number }

/**
 * Returns the sets whose string pulls most nearly as wanted in this tuning, the nearest first. Of equally near ones (to
 * the tenth of a kilogram that can be felt) the more even set comes first.
 */
export function findSets<S extends StatedSet>(
  sets: readonly S[],
  tuned: Tuned,
  { string, kgf: target }: Target,
): FoundSet<S>[] {
  const found = sets.flatMap((set) => {
    const tension = setTension(set, tuned)
    const kgf = tension?.strings[string - 1]?.kgf ?? null
    return tension && kgf !== null && servesInTuning(tension) ? [{ set, tension, kgf }] : []
  })
  const distance = ({ kgf }: FoundSet<S>) => Math.round(Math.abs(kgf - target) * 10)
  const unevenness = ({ tension }: FoundSet<S>) => tension.ratio ?? Number.POSITIVE_INFINITY

  return found.sort((one, other) => distance(one) - distance(other) || unevenness(one) - unevenness(other))
}
