import { FAMILIES, type Family } from '../families/family.ts'
import { CELLO, DOUBLE_BASS, VIOLA, VIOLIN } from './bowed.ts'
import { CLASSICAL_GUITAR, STEEL_GUITAR, UKULELE } from './fretted.ts'
import type { Range, Size } from './size.ts'

/** The sizes of each family that has more than one, from the largest or, for ukuleles, from the smallest. */
const SIZES: Partial<Record<Family, readonly Size[]>> = {
  violino: VIOLIN,
  violaDeArco: VIOLA,
  violoncelo: CELLO,
  contrabaixo: DOUBLE_BASS,
  violaoNailon: CLASSICAL_GUITAR,
  violaoAco: STEEL_GUITAR,
  ukulele: UKULELE,
}

/**
 * The vibrating lengths in millimetres with which a family is built, in all its sizes. Guitars: 558 is a children's
 * Stratocaster copy and 762 a baritone; basses: 686 (27 inches) to 914 (36). Makers' usual lengths: 628, 635, 648 and
 * 762, 813, 864, 889. These are bounds of what is plausible: no source was found for the shortest and the longest
 * instrument of a family.
 */
const SCALES: Readonly<Record<Family, Range>> = {
  violino: [190, 333],
  violaDeArco: [300, 400],
  violoncelo: [400, 710],
  contrabaixo: [800, 1120],
  violaoNailon: [430, 664],
  violaoAco: [480, 700],
  guitarra: [558, 762],
  baixo: [686, 914],
  ukulele: [270, 520],
  cavaquinho: [320, 370],
  banjo: [320, 700],
  bandolim: [325, 370],
  violaCaipira: [540, 610],
}

export function sizesOf(family: Family): readonly Size[] {
  return SIZES[family] ?? []
}

/** Finds a size by its name as shops write it: `3/4`, `15.5"`, `15,5 pol`, `barítono`, `concerto`. */
export function sizeNamed(family: Family, text: string): Size | undefined {
  const key = sizeKey(text)

  return sizesOf(family).find(({ nome }) => sizeKey(nome) === key)
}

/** The vibrating lengths of a family, or of one of its sizes. */
export function scaleRange(family: Family, size: Size | undefined): Range {
  return size?.scaleMm ?? SCALES[family]
}

/** Returns the sentence that a vibrating length does not belong to an instrument, or null. */
export function scaleProblem(family: Family, size: Size | undefined, scaleMm: number): string | null {
  const [min, max] = scaleRange(family, size)
  if (scaleMm >= min && scaleMm <= max) return null
  const whose = size ? `${FAMILIES[family].ofThe} ${size.nome}` : FAMILIES[family].ofThe

  return `A escala ${whose} tem entre ${min} e ${max} mm, e não ${String(scaleMm).replace('.', ',')} mm.`
}

function sizeKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/⁄/g, '/')
    .replace(/(\d)\.(\d)/g, '$1,$2')
    .replace(/\s*(″|”|''|pol\.?|polegadas)\s*$/, '"')
    .replace(/^(inteiro|adulto|full size)$/, '4/4')
    .replace(/^concerto$/, 'concert')
    .replace(/\s+/g, '')
}
