import type { Family } from '../families/family.ts'
import type { Size } from './size.ts'
import { sizeNamed } from './sizes.ts'

/**
 * The sizes that a set is for if it names none, as shops mean it; sets of other families are for the size that they
 * name. A viola's strings are for its middle sizes, and the usual double bass is a 3/4.
 */
const UNNAMED: Partial<Record<Family, readonly string[]>> = {
  violino: ['4/4'],
  violaDeArco: ['16,5"', '16"', '15,5"', '15"'],
  violoncelo: ['4/4', '7/8'],
  contrabaixo: ['4/4', '3/4'],
  violaoNailon: ['4/4', '7/8'],
  violaoAco: ['4/4'],
}

/** The sizes that a set is sold for: those that it names, or those that shops mean by none. */
export function sizesSold(family: Family, named: readonly string[]): readonly string[] {
  return named.length > 0 ? named : (UNNAMED[family] ?? [])
}

type Described = { family: Family; scaleMm: number | null; sizes: readonly string[] }

/**
 * Whether the strings of a set for this size are others than those that its sheet describes: a set that is sold in
 * several sizes is described at full size, and strings for a smaller one are made heavier, which no maker states.
 */
export function hasOwnStrings({ family, scaleMm, sizes }: Described, size: Size): boolean {
  const full = UNNAMED[family]
  if (!full || full.includes(size.nome)) return false
  if (scaleMm !== null) return scaleMm < size.scaleMm[0] || scaleMm > size.scaleMm[1]

  return sizes.some((name) => sizeNamed(family, name) !== size)
}
