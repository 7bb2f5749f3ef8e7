import { foldText } from '../../../format/slug.ts'

/**
 * A size that somebody found: of which instrument, and all sizes of that instrument. Behind those stand the listings of
 * it, which only the code of listings reads (`own-size-links.ts`): the cart's page has no byte to spare.
 */
export type FoundSize = { instrumento: string; tamanho: string; tamanhos: string[] }

/** What a line of the cart says of its product: its name, and the values of its variant and key attributes. */
type Line = { nome: string; values: readonly string[] }

/**
 * The size of a product that is not the one that was found, or null. Only products whose name says the instrument are
 * judged: strings, bows and cases have to be of its size too, but a 4/4 of another instrument is no mistake.
 */
export function otherSize(
  { instrumento, tamanho, tamanhos }: FoundSize,
  { nome, values }: Line,
): string | null {
  if (!saysInstrument(nome, instrumento)) return null
  const stated = values.filter((value) => tamanhos.includes(value))

  return stated.includes(tamanho) ? null : (stated[0] ?? null)
}

/** The only option of a product that has the found size, if its name says the instrument; undefined otherwise. */
export function optionOfSize<Option extends { values: readonly string[] }>(
  { instrumento, tamanho }: FoundSize,
  { nome, options }: { nome: string; options: readonly Option[] },
): Option | undefined {
  if (!saysInstrument(nome, instrumento)) return undefined
  // A value may say more than the size: `3/4 azul`.
  const fitting = options.filter(({ values }) => values.some((value) => value.split(' ').includes(tamanho)))

  return fitting.length === 1 ? fitting[0] : undefined
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

/** Whether a product's name says the instrument by its first word: `Violão` of `Violão de náilon`. */
export function saysInstrument(nome: string, instrumento: string): boolean {
  const [noun = ''] = wordsOf(instrumento)

  return wordsOf(nome).includes(noun)
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/[^a-z]+/)
}
