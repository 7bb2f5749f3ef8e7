import type { SearchTerm } from './query/query.ts'

/** A category or brand that may be suggested: the search tokens of its name, and its number of products. */
type Destination = { palavras: string[]; produtos: number }

/**
 * Returns the destinations for a text, best first: those whose name contains all terms, or whose whole name is in the
 * terms. Destinations with the same score are sorted by number of products.
 */
export function rankDestinations<D extends Destination>(destinations: D[], terms: SearchTerm[]): D[] {
  return destinations
    .map((destination) => ({ destination, score: score(destination, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.destination.produtos - a.destination.produtos)
    .map(({ destination }) => destination)
}

/**
 * Scores a destination: the number of terms found, plus half a point each if its first word and if all of its words are
 * found; 0 if neither the terms nor the name are completely covered.
 */
function score({ palavras }: Destination, terms: SearchTerm[]) {
  const found = terms.filter((term) => matchedBy(term, palavras).length > 0).length
  const covered = new Set(terms.flatMap((term) => matchedBy(term, palavras)))
  const whole = covered.size === new Set(palavras).size
  if (!whole && found < terms.length) return 0

  return found + (whole ? 0.5 : 0) + (covered.has(palavras[0] ?? '') ? 0.5 : 0)
}

/** Returns the words of the name that match this term. */
function matchedBy({ alternatives, prefix }: SearchTerm, palavras: string[]): string[] {
  const whole = alternatives.filter((words) => words.every((word) => palavras.includes(word))).flat()
  const begun = prefix ? palavras.filter((palavra) => palavra.startsWith(prefix)) : []

  return [...whole, ...begun]
}
