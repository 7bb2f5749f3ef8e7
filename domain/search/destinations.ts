import type { SearchTerm } from './query/query.ts'

/** A category or brand that may be suggested: the words of its name as the search reads them, and how many products it has. */
type Destination = { palavras: string[]; produtos: number }

/**
 * Those destinations that a text leads to, best first: all that is asked for stands in their name, or all of their name
 * is asked for. Then those with more products.
 */
export function rankDestinations<D extends Destination>(destinations: D[], terms: SearchTerm[]): D[] {
  return destinations
    .map((destination) => ({ destination, score: score(destination, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.destination.produtos - a.destination.produtos)
    .map(({ destination }) => destination)
}

/** Terms found, half a point for a name that begins with one and for one that says nothing else; 0 where neither covers the other. */
function score({ palavras }: Destination, terms: SearchTerm[]) {
  const found = terms.filter((term) => matchedBy(term, palavras).length > 0).length
  const covered = new Set(terms.flatMap((term) => matchedBy(term, palavras)))
  const whole = covered.size === new Set(palavras).size
  if (!whole && found < terms.length) return 0

  return found + (whole ? 0.5 : 0) + (covered.has(palavras[0] ?? '') ? 0.5 : 0)
}

/** The words of the name that this term asks for. */
function matchedBy({ alternativas, inicio }: SearchTerm, palavras: string[]): string[] {
  const whole = alternativas.filter((words) => words.every((word) => palavras.includes(word))).flat()
  const begun = inicio ? palavras.filter((palavra) => palavra.startsWith(inicio)) : []

  return [...whole, ...begun]
}
