import { sizeNamed } from '../sizes/sizes.ts'
import { usualScales, usualScaleTuned } from '../sizes/usual-scale.ts'
import { ownNotes, type SizedSet } from './stated-set.ts'

/** Lengths that differ by less are one: makers state 647.7 mm for the guitars that others call 648. */
const SAME = 0.01

type Described = Pick<SizedSet, 'family' | 'scaleMm' | 'sizes' | 'strings'>

/**
 * The vibrating length in millimetres on which a set is computed if none is said: where its tensions are stated, or that
 * of the only size for which it is sold, or the usual one in its tuning. A tenor's set pulls a third less on a soprano.
 */
export function ownScale({ family, scaleMm, sizes, strings }: Described): number {
  const usual = usualScales(family)
  if (scaleMm !== null) return usual.find((mm) => Math.abs(mm / scaleMm - 1) < SAME) ?? scaleMm
  const [only, ...others] = new Set(sizes.flatMap((name) => sizeNamed(family, name) ?? []))

  return only && others.length === 0 ? only.usualMm : usualScaleTuned(family, ownNotes({ family, strings }))
}
