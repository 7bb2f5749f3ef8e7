import type { Family } from '../families/family.ts'

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
