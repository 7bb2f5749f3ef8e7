import { searchTokens } from '../search-text.ts'
import { INSTRUMENTS, isAccessory } from '../vocabulary/kinds.ts'
import { isNote, isQuality, isService, WORTH } from '../vocabulary/known-words.ts'
import { isCode, type SearchTerm } from './query.ts'

/** What stands behind this belongs to what stands before it: `violino com arco`. */
const TOGETHER = /\s(?:com|c\/|with|e|mais|\+)\s/i

/**
 * What a text asks for first: the thing itself. An accessory, wherever it stands (`violino cordas`), else the instrument; what
 * comes behind `com` is only part of it. Null where the text names no kind of thing.
 */
export function headOf(terms: readonly SearchTerm[], text: string): SearchTerm | null {
  const first = terms.filter((term) => isBefore(term, text))

  return first.find(isAccessoryTerm) ?? first.find(isInstrumentTerm) ?? terms.find(isKindTerm) ?? null
}

/** Whether a term stands in front of `com`, or of whatever joins things. */
function isBefore({ palavras }: SearchTerm, text: string) {
  const before = new Set(searchTokens(text.split(TOGETHER)[0] ?? ''))

  return palavras.every((palavra) => before.has(palavra))
}

/** The terms with the head in front. */
export function headFirst(terms: readonly SearchTerm[], text: string): SearchTerm[] {
  const head = headOf(terms, text)

  return head ? [head, ...terms.filter((term) => term !== head)] : [...terms]
}

/** Whether a term names an instrument. */
export function isInstrumentTerm({ alternativas }: SearchTerm): boolean {
  return alternativas.some(([first]) => first !== undefined && INSTRUMENTS.has(first))
}

/** Whether a term names something that belongs to an instrument. */
export function isAccessoryTerm(term: SearchTerm): boolean {
  if (isInstrumentTerm(term)) return false

  return term.alternativas.some(
    (words) =>
      words[0] !== undefined && isAccessory(words[0]) && !(words.length > 1 && words.some(isQuality)),
  )
}

/**
 * Whether a term may rather be left out than answered by something that is not called by the head. A maker or a line says what
 * is meant as much as an instrument does (`tonica violino` are strings); beside an accessory all else says less, and so does
 * what stands behind `com`.
 */
export function yieldsTo(term: SearchTerm, head: SearchTerm, text: string): boolean {
  if (isAccessoryTerm(head) || !isBefore(term, text)) return true

  return term.palavras.every((palavra) => isQuality(palavra) || /^\d+corda$/.test(palavra))
}

function isKindTerm(term: SearchTerm) {
  return isAccessoryTerm(term) || isInstrumentTerm(term)
}

/** What is lost if a term is left out. */
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
