import type { Listing } from '#contract/catalog/catalog.ts'

/**
 * What good results for a query look like. `is` must match the first product and most of the first five; if the shop
 * has fewer matches, all of them come before anything else. `has` must match at least one of the first five, `none`
 * none of them. Texts are a product's name, ` · ` and its brand. If there are no results, the suggestions are checked
 * instead.
 */
export type Expectation = {
  is?: RegExp
  has?: RegExp
  none?: RegExp
  /** Bounds of the prices of the first five, in reais. */
  from?: number
  to?: number
  /** The first five are sorted by price, cheapest first. */
  cheapest?: true
  /** The notice about words that were left out or goods that the shop doesn't sell. */
  says?: RegExp
  /** The URL of the first content page. */
  page?: string
  /** Matches the URL of the first product or the active filters. */
  opens?: RegExp
}

/** A query and its expectation; a regular expression alone is its `is`. */
export type ExpectedQuery = readonly [texto: string, expected: Expectation | RegExp]

const SEEN = 5

/** What is wrong with the results; null if they are good. */
export function faultOf({ conteudo }: Listing, expected: Expectation | RegExp): string | null {
  const expectation = expected instanceof RegExp ? { is: expected } : expected
  const { produtos, sugestoes, busca } = conteudo
  const shown = produtos.length > 0 ? produtos : sugestoes
  // Sold-out products come last, whatever they are.
  const inStock = shown.filter(({ estoque }) => estoque > 0)
  const judged = inStock.length > 0 ? inStock : shown
  const seen = judged.slice(0, SEEN)
  const all = judged.map(({ nome, marca }) => `${nome} · ${marca.nome}`)
  const names = all.slice(0, SEEN)
  const faults = [
    expectation.is && orderFault(all, expectation.is),
    expectation.has &&
      !names.some((name) => expectation.has?.test(name)) &&
      `nothing matches ${expectation.has}`,
    expectation.none &&
      names.some((name) => expectation.none?.test(name)) &&
      `something matches ${expectation.none}`,
    seen.some(({ precos }) => precos.precoPor < (expectation.from ?? 0) * 100) && 'too cheap',
    seen.some(({ precos }) => precos.precoPor > (expectation.to ?? Infinity) * 100) && 'too dear',
    expectation.cheapest && !isSorted(seen.map(({ precos }) => precos.precoPor)) && 'not the cheapest first',
    expectation.says && !expectation.says.test(busca?.aviso ?? '') && `says “${busca?.aviso}”`,
    expectation.page && busca?.paginas[0]?.url !== expectation.page && `leads to ${busca?.paginas[0]?.url}`,
    expectation.opens &&
      !expectation.opens.test(
        `${seen[0]?.url} ${conteudo.detalhes.ativos.map(({ label }) => label).join()}`,
      ) &&
      `opens ${seen[0]?.url}`,
  ].filter((fault) => typeof fault === 'string')

  return faults.length === 0 ? null : `${faults.join(', ')}: ${names.join(' | ') || 'nothing'}`
}

function orderFault(names: string[], is: RegExp): string | null {
  const right = names.map((name) => is.test(name))
  const mostMatch = right.slice(0, SEEN).filter(Boolean).length > SEEN / 2
  const inFront = right.lastIndexOf(true) < (right.indexOf(false) + 1 || Infinity)
  if (right[0] && (mostMatch || inFront)) return null

  return `not ${is}`
}

function isSorted(numbers: number[]) {
  return numbers.every((number, i) => number >= (numbers[i - 1] ?? 0))
}
