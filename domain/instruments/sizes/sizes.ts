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
 * The vibrating lengths in millimetres with which a family is built, in all its sizes: bounds of what is plausible, which
 * catch centimetres for millimetres, and inches. Guitars: 500 is a children's Stratocaster copy and 762 (30 inches) a
 * baritone, with steel strings as well; multiscale ones lie between. Basses: 508 (20 inches, Kala's U-Bass) to 940
 * (37 inches, Dingwall). Nylon strings: a sixteenth of 390 mm (lutes-strings.de) to EGTA's 9/8 of 665. The other ends are
 * the smallest and the largest size, with as much again as makers differ by: no source was found for them.
 */
const SCALES: Readonly<Record<Family, Range>> = {
  violino: [140, 340],
  violaDeArco: [260, 420],
  violoncelo: [320, 720],
  contrabaixo: [600, 1150],
  violaoNailon: [380, 680],
  violaoAco: [430, 770],
  guitarra: [500, 770],
  baixo: [500, 945],
  ukulele: [250, 540],
  cavaquinho: [320, 370],
  banjo: [320, 700],
  bandolim: [325, 370],
  violaCaipira: [540, 610],
}

export function sizesOf(family: Family): readonly Size[] {
  return SIZES[family] ?? []
}

/** Finds a size by its name as shops write it: `3/4`, `15.5"`, `15 1/2"`, `16`, `15,5 pol`, `barítono`, `concerto`. */
export function sizeNamed(family: Family, text: string): Size | undefined {
  const key = sizeKey(text)

  return sizesOf(family).find(({ nome }) => sizeKey(nome) === key)
}

/** The only size that is built with a vibrating length; undefined if it may be another, or no source says. */
export function sizeOfScale(family: Family, scaleMm: number): Size | undefined {
  const sizes = sizesOf(family).filter(({ scaleMm: [min, max] }) => scaleMm >= min && scaleMm <= max)
  const [only] = sizes

  return sizes.length === 1 && !only?.estimated ? only : undefined
}

/** Whether a text says the full size: `4/4`, `inteiro`, `adulto`. Violas have it too, but no length of its own. */
export function isFullSize(text: string): boolean {
  return sizeKey(text) === FULL_SIZE
}

/**
 * Whether two sizes can be compared: a viola's inches and its fractions can't, as makers name these each by its own
 * bodies.
 */
export function areComparable(one: Pick<Size, 'nome'>, other: Pick<Size, 'nome'>): boolean {
  return one.nome.includes('/') === other.nome.includes('/')
}

const FULL_SIZE = '4/4'

/** The fractions by which makers name sizes, of any instrument (suzukiassociation.org, "One size fits all"; EGTA). */
const FRACTIONS = ['9/8', '4/4', '7/8', '3/4', '5/8', '1/2', '1/4', '1/8', '1/10', '1/16', '1/32', '1/64']

/**
 * Returns the sentence that nobody builds a size, or null. Only fractions can be refused: makers have words and inches
 * of their own, and a viola of 4/4 is one of which no inch is stated.
 */
export function sizeProblem(family: Family, text: string): string | null {
  const key = sizeKey(text)
  const known = sizesOf(family)
  if (known.length === 0 || !/^\d+\/\d+$/.test(key) || FRACTIONS.includes(key)) return null

  return `Não há ${FAMILIES[family].nome.toLowerCase()} de tamanho ${text}. Os tamanhos: ${known
    .map(({ nome }) => nome)
    .join(', ')}.`
}

/** The vibrating lengths of a family, or of one of its sizes. */
export function scaleRange(family: Family, size: Size | undefined): Range {
  return size?.scaleMm ?? SCALES[family]
}

/**
 * Returns the sentence that a vibrating length does not belong to an instrument, or null. A size whose length no source
 * gives is judged as its family.
 */
export function scaleProblem(family: Family, size: Size | undefined, scaleMm: number): string | null {
  const judged = size?.estimated ? undefined : size
  const [min, max] = scaleRange(family, judged)
  if (scaleMm >= min && scaleMm <= max) return null
  const whose = judged ? `${FAMILIES[family].ofThe} ${judged.nome}` : FAMILIES[family].ofThe

  return `A escala ${whose} tem entre ${min} e ${max} mm, e não ${String(scaleMm).replace('.', ',')} mm.`
}

/** What two spellings of one size have in common; inches are written without their mark. */
function sizeKey(text: string): string {
  return (
    text
      .trim()
      // `15½`: behind a number, the sign is the rest of it.
      .replace(/(\d)([¼½¾])/g, '$1 $2')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/⁄/g, '/')
      .replace(/\s*("|′′|”|''|pol\.?|polegadas)$/, '')
      .replace(/^(\d\d)[\s-]+([123])\/([24])$/, (_, whole, part, parts) => `${Number(whole) + part / parts}`)
      .replace(/^(\d+)\.(\d+)$/, '$1,$2')
      .replace(/^(\d+),0+$/, '$1')
      .replace(/^(inteiro|adulto|full size)$/, FULL_SIZE)
      .replace(/^concerto$/, 'concert')
      .replace(/\s+/g, '')
  )
}
