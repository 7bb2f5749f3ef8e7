import { foldText } from '../../../format/slug.ts'
import { FAMILIES, FAMILY_WORDS } from '../../families/family.ts'
import { familyInAddress } from '../../families/family-in-address.ts'
import { MINE_PATH } from '../../mine/mine-path.ts'
import { areComparable, sizeNamed } from '../sizes.ts'
import { servesSize } from '../sizes-sold.ts'

/**
 * A size that somebody found: of which instrument, and all sizes of that instrument. Behind those stand the listings of
 * it, which only the code of listings reads (`own-size-links.ts`).
 */
export type FoundSize = { instrumento: string; tamanho: string; tamanhos: string[] }

/** A product: its name, and the addresses of the tools that help with it, some of which name its instrument. */
export type Goods = { nome: string; tools: readonly (string | null | undefined)[] }

/** What a line of the cart says: the values of its variant, and those of the key attributes of its product. */
type Line = Goods & { values: readonly string[]; fatos: readonly string[] }

/**
 * The size of a product that is not for the one that was found, or null. Only products for the instrument are judged:
 * strings, bows and cases have to be of its size too, but a 4/4 of another instrument is no mistake.
 */
export function otherSize(found: FoundSize, line: Line): string | null {
  if (!isOfFound(found, line)) return null
  const chosen = line.values.flatMap((value) => sizeOfVariant(found, value) ?? [])
  const stated = chosen.length > 0 ? chosen : line.fatos.flatMap((value) => sizeStated(found, value) ?? [])

  return stated.some((size) => isForFound(found, line.tools, size)) ? null : (stated[0] ?? null)
}

/** Whether a product is the instrument, or for it: by the tools that name its instrument, or else by its name. */
export function isOfFound({ instrumento }: FoundSize, { nome, tools }: Goods): boolean {
  const families = tools.flatMap((url) => familyInAddress(url) ?? [])
  if (families.length === 0) return saysInstrument(nome, instrumento)

  return families.some((family) => FAMILIES[family].nome === instrumento)
}

/** Whether goods of a size are for the found one: strings are also if they serve it, as those for 4/4 a violin of 7/8. */
export function isForFound({ tamanho }: FoundSize, tools: Goods['tools'], size: string): boolean {
  if (size === tamanho) return true
  // Only strings have an address that names their instrument where shoppers say what they play.
  const family = familyInAddress(tools.find((url) => url?.startsWith(`${MINE_PATH}?`)))
  if (!family) return false
  const own = sizeNamed(family, tamanho)

  return own !== undefined && servesSize(family, size, own)
}

/**
 * The size that a value is, as the instrument's table writes it: `Inteiro` is its 4/4. Undefined if it is none, or can't
 * be compared with the one that was found.
 */
export function sizeStated({ instrumento, tamanho }: FoundSize, value: string): string | undefined {
  const family = FAMILY_WORDS.find((word) => FAMILIES[word].nome === instrumento)
  if (!family) return undefined
  const [own, size] = [sizeNamed(family, tamanho), sizeNamed(family, value)]

  return own && size && !areComparable(own, size) ? undefined : size?.nome
}

/** The size that the value of a variant says, which may say more: `3/4 azul`. */
export function sizeOfVariant(found: FoundSize, value: string): string | undefined {
  return [value, ...value.split(' ')]
    .map((text) => sizeStated(found, text))
    .find((nome) => nome !== undefined)
}

/** Reads what a browser has stored; anyone can write there, so anything else is dropped. */
export function readFoundSize(text: string | null): FoundSize | null {
  const [instrumento = '', tamanho = '', ...tamanhos] = (text ?? '').split('|')

  return instrumento !== '' && tamanhos.includes(tamanho) ? { instrumento, tamanho, tamanhos } : null
}

/** The text to store. */
export function foundSizeText({ instrumento, tamanho, tamanhos }: FoundSize): string {
  return [instrumento, tamanho, ...tamanhos].join('|')
}

/** Whether a text says the instrument by its first word: `Violão` of `Violão de náilon`. */
export function saysInstrument(text: string, instrumento: string): boolean {
  const [noun = ''] = wordsOf(instrumento)

  return wordsOf(text).includes(noun)
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/[^a-z]+/)
}
