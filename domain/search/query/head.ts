import { searchTokens } from '../search-text.ts'
import { INSTRUMENTS, isAccessory } from '../vocabulary/kinds.ts'
import { isNote, isQuality, isService, WORTH } from '../vocabulary/known-words.ts'
import { isCode, type SearchTerm } from './query.ts'

/** What follows such a word is part of what precedes it: `violino com arco`. */
const TOGETHER = /\s(?:com|c\/|with|e|mais|\+)\s/i

/**
 * Returns the main term of a text: an accessory in any position (`violino cordas`), otherwise the instrument; what
 * follows `com` is only a part of it. Null if the text names no kind of product.
 */
export function headOf(terms: readonly SearchTerm[], text: string): SearchTerm | null {
  const first = terms.filter((term) => isBefore(term, text))

  return first.find(isAccessoryTerm) ?? first.find(isInstrumentTerm) ?? terms.find(isKindTerm) ?? null
}

/** Returns whether a term precedes `com` or another word of `TOGETHER`. */
function isBefore({ palavras }: SearchTerm, text: string) {
  const before = new Set(searchTokens(text.split(TOGETHER)[0] ?? ''))

  return palavras.every((palavra) => before.has(palavra))
}

/** Returns the terms with the head first. */
export function headFirst(terms: readonly SearchTerm[], text: string): SearchTerm[] {
  const head = headOf(terms, text)

  return head ? [head, ...terms.filter((term) => term !== head)] : [...terms]
}

/** Returns whether a term names an instrument. */
export function isInstrumentTerm({ alternatives }: SearchTerm): boolean {
  return alternatives.some(([first]) => first !== undefined && INSTRUMENTS.has(first))
}

/** Returns whether a term names an accessory. */
export function isAccessoryTerm(term: SearchTerm): boolean {
  if (isInstrumentTerm(term)) return false

  return term.alternatives.some(
    (words) =>
      words[0] !== undefined && isAccessory(words[0]) && !(words.length > 1 && words.some(isQuality)),
  )
}

/**
 * Returns whether a term is dropped rather than showing products that are not of the head's kind. A brand or a model is
 * as specific as an instrument (`tonica violino` are strings), so it is not dropped; next to an accessory every other
 * term is less specific, and so is what follows `com`.
 */
export function yieldsTo(term: SearchTerm, head: SearchTerm, text: string): boolean {
  if (isAccessoryTerm(head) || !isBefore(term, text)) return true

  return term.palavras.every((palavra) => isQuality(palavra) || /^\d+corda$/.test(palavra))
}

function isKindTerm(term: SearchTerm) {
  return isAccessoryTerm(term) || isInstrumentTerm(term)
}

/** Returns the value of a term, which is lost when the term is dropped. */
export function worthOf(term: SearchTerm, head: SearchTerm | null): number {
  if (term === head) return 2 * WORTH.kind
  if (isKindTerm(term)) return WORTH.kind
  const { palavras } = term
  if (palavras.every((palavra) => isQuality(palavra) || isService(palavra))) return WORTH.quality
  if (palavras.every(isNote)) return WORTH.note
  if (palavras.some(isCode)) return WORTH.code
  if (palavras.every((palavra) => /^\d/.test(palavra))) return WORTH.measure

  return WORTH.name
}
