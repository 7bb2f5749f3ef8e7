import { plainText } from '../../format/plain-text.ts'

/** `documento` is a CPF or CNPJ without punctuation. */
export type NamedPayer = { nome: string; documento: string }

/**
 * Returns whether a bank's texts name this payer: by the document, in full or masked as banks do (`***.982.247-**`), or
 * by the first name and another one. Banks cut names, so the last word may be cut after three letters. A first name
 * alone names nobody.
 */
export function isPayerInTexts({ nome, documento }: NamedPayer, textos: readonly string[]): boolean {
  return textos.some((text) => hasDocument(text, documento)) || hasName(textos.join(' '), nome)
}

function hasDocument(text: string, documento: string): boolean {
  if (documento === '') return false
  const plain = text.toUpperCase().replace(/(?<=[\dA-Z*•])[.\-/](?=[\dA-Z*•])/g, '')
  if (new RegExp(`(?<![0-9A-Z])${documento}(?![0-9A-Z])`).test(plain)) return true

  return documento.length === CPF && new RegExp(`[*•X]{3}${documento.slice(3, 9)}[*•X]{2}`).test(plain)
}

function hasName(text: string, nome: string): boolean {
  const [first, ...others] = wordsOf(nome)
  const words = wordsOf(text)
  const at = first === undefined ? -1 : words.indexOf(first)
  if (at < 0) return false
  const last = words.at(-1) ?? ''

  return others.some(
    (other) =>
      words.lastIndexOf(other) > at ||
      (words.length - 1 > at && last.length >= MIN_CUT && other.startsWith(last)),
  )
}

/** Words of a name, without the small ones between them. */
function wordsOf(text: string): string[] {
  return plainText(text)
    .replace(/[^a-z ]+/g, ' ')
    .split(' ')
    .filter((word) => word.length > 1 && !SMALL.includes(word))
}

const SMALL = ['da', 'de', 'do', 'das', 'dos', 'e']
const CPF = 11
const MIN_CUT = 3
