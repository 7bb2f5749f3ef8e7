import { headOf, worthOf } from './head.ts'
import type { SearchTerm } from './query.ts'

/** Beyond this number the least specific terms are dropped immediately: each term doubles the combinations. */
const MAX_COMBINED_TERMS = 6

/**
 * Returns the subsets of the terms for relaxed searches, best first: the least specific terms are dropped first. Empty
 * for a single term. At most 2⁶ subsets, whatever was typed.
 */
export function fewerTerms(terms: readonly SearchTerm[], text: string): SearchTerm[][] {
  const head = headOf(terms, text)
  const worth = new Map(terms.map((term) => [term, worthOf(term, head)]))
  const worthOfAll = (some: readonly SearchTerm[]) =>
    some.reduce((sum, term) => sum + (worth.get(term) ?? 0), 0)
  const mostSpecific = terms
    .toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
    .slice(0, MAX_COMBINED_TERMS)
  const chosenFrom = terms.filter((term) => mostSpecific.includes(term))

  return subsets(chosenFrom)
    .filter((some) => some.length > 0 && some.length < terms.length)
    .sort((a, b) => worthOfAll(b) - worthOfAll(a) || b.length - a.length)
}

function subsets(terms: readonly SearchTerm[]): SearchTerm[][] {
  const all: SearchTerm[][] = [[]]
  for (const term of terms) for (const some of [...all]) all.push([...some, term])

  return all
}
