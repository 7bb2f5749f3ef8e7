import { headOf, worthOf } from './head.ts'
import type { SearchTerm } from './query.ts'

/** Of more terms than this, the least telling are left out at once: each one more doubles the choices. */
const MAX_CHOSEN_FROM = 6

/**
 * The ways to ask for less: the terms without some of them, the least telling left out first. None for a single term. At most
 * 2⁶ of them, whatever was typed.
 */
export function fewerTerms(terms: readonly SearchTerm[], text: string): SearchTerm[][] {
  const head = headOf(terms, text)
  const worth = new Map(terms.map((term) => [term, worthOf(term, head)]))
  const worthOfAll = (some: readonly SearchTerm[]) =>
    some.reduce((sum, term) => sum + (worth.get(term) ?? 0), 0)
  const telling = terms
    .toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
    .slice(0, MAX_CHOSEN_FROM)
  const chosenFrom = terms.filter((term) => telling.includes(term))

  return subsets(chosenFrom)
    .filter((some) => some.length > 0 && some.length < terms.length)
    .sort((a, b) => worthOfAll(b) - worthOfAll(a) || b.length - a.length)
}

function subsets(terms: readonly SearchTerm[]): SearchTerm[][] {
  const all: SearchTerm[][] = [[]]
  for (const term of terms) for (const some of [...all]) all.push([...some, term])

  return all
}
