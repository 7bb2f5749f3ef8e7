import type { Family } from '../families/family.ts'
import type { Size } from './size.ts'
import { isFullSize, sizeNamed } from './sizes.ts'

/**
 * The sizes that a set is for if it names none, as shops mean it; sets of other families are for the size that they
 * name. A viola's strings are for those of adults, and the usual double bass is a 3/4.
 */
const UNNAMED: Partial<Record<Family, readonly string[]>> = {
  violino: ['4/4'],
  violaDeArco: ['17"', '16,5"', '16"', '15,5"', '15"'],
  violoncelo: ['4/4'],
  contrabaixo: ['3/4'],
  violaoNailon: ['4/4'],
  violaoAco: ['4/4'],
}

/**
 * The sizes for which hardly any maker sells strings, as those of another one serve: a violin, a cello or a classical
 * guitar of 7/8 takes strings for 4/4, whose length reaches it (its vibrating length is 3 to 5 % shorter, so that they
 * pull 6 to 10 % less), and the double basses of adults take the same strings, whether they are called 3/4, 7/8 or 4/4.
 * The other way round a string for a smaller size is too short. No maker's table of this was found: it is what shops say.
 */
const ALSO: Partial<Record<Family, Readonly<Record<string, readonly string[]>>>> = {
  violino: { '4/4': ['7/8'] },
  violoncelo: { '4/4': ['7/8'] },
  contrabaixo: { '3/4': ['4/4', '7/8'], '4/4': ['3/4', '7/8'] },
  violaoNailon: { '4/4': ['7/8'] },
}

/**
 * The violas for which strings of 4/4 are sold, as no body is called that: shops have Thomastik-Infeld's Dominant 141
 * as `4/4` (Gramercy) and as `15"-16.5"`, at an address that says 4-4-size (SHAR, "Thomastik Infeld Dominant Viola
 * String Set - 15"-16.5" Size - Medium Gauge").
 */
const FULL_SIZE_VIOLAS = ['16,5"', '16"', '15,5"', '15"'] as const

/** The sizes that a set is sold for: those that it names, or those that shops mean by none, and all that they serve. */
export function sizesSold(family: Family, named: readonly string[]): readonly string[] {
  return [...new Set(sizesMeant(family, named).flatMap((name) => sizesServed(family, name)))]
}

/** Whether an instrument of a size takes strings that are made for another one: a 7/8 those for 4/4. */
export function isAlsoServed(family: Family, named: readonly string[], size: Size): boolean {
  const isMeant = sizesMeant(family, named).some((name) => sizeNamed(family, name) === size)

  return !isMeant && sizesSold(family, named).includes(size.nome)
}

/** Whether strings for the size of this name serve an instrument of a size. */
export function servesSize(family: Family, name: string, { nome }: Size): boolean {
  return sizesServed(family, name).includes(nome)
}

function sizesMeant(family: Family, named: readonly string[]): readonly string[] {
  return named.length > 0 ? named : (UNNAMED[family] ?? [])
}

function sizesServed(family: Family, name: string): readonly string[] {
  const nome = sizeNamed(family, name)?.nome
  if (nome === undefined) return family === 'violaDeArco' && isFullSize(name) ? FULL_SIZE_VIOLAS : []

  return [nome, ...(ALSO[family]?.[nome] ?? [])]
}

type Described = { family: Family; scaleMm: number | null; sizes: readonly string[] }

/**
 * Whether the strings of a set for this size are others than those that its sheet describes: a set that is sold in
 * several sizes is described at full size, and strings for a smaller one are made heavier, which no maker states.
 */
export function hasOwnStrings({ family, scaleMm, sizes }: Described, size: Size): boolean {
  if (!UNNAMED[family] || sizesSold(family, []).includes(size.nome)) return false
  if (scaleMm !== null) return scaleMm < size.scaleMm[0] || scaleMm > size.scaleMm[1]

  return sizes.some((name) => sizeNamed(family, name) !== size)
}
