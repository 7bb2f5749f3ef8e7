import type { Listing } from '#contract/catalog/catalog.ts'

/**
 * What a good answer to a query looks like. `is`: the name of the first product, and of most of the first five; if the shop
 * has fewer, all of them come before anything else. `has`: the name of at least one of the first five. `none`: of no one of them. Names are
 * followed by ` · ` and the brand. What is not sold is answered by the products beside the answer.
 */
export type Expectation = {
  is?: RegExp
  has?: RegExp
  none?: RegExp
  /** Bounds of the prices of the first five, in reais. */
  from?: number
  to?: number
  /** The first five are in the order of their prices, the cheapest first. */
  cheapest?: true
  /** What the page says of words that it left out or of goods that the shop doesn't have. */
  says?: RegExp
  /** The page of the shop that stands at the top. */
  page?: string
  /** What the address of the first product selects, or what the list is narrowed to. */
  opens?: RegExp
}

/** A query and its expectation; an expression alone is its `is`. */
export type ExpectedQuery = readonly [texto: string, expected: Expectation | RegExp]

const SEEN = 5

/** What is wrong with an answer, or null for a good one. */
export function faultOf({ conteudo }: Listing, expected: Expectation | RegExp): string | null {
  const wanted = expected instanceof RegExp ? { is: expected } : expected
  const { produtos, sugestoes, busca } = conteudo
  const shown = produtos.length > 0 ? produtos : sugestoes
  // What is sold out stands last, whatever it is.
  const inStock = shown.filter(({ estoque }) => estoque > 0)
  const judged = inStock.length > 0 ? inStock : shown
  const seen = judged.slice(0, SEEN)
  const all = judged.map(({ nome, marca }) => `${nome} · ${marca.nome}`)
  const names = all.slice(0, SEEN)
  const faults = [
    wanted.is && orderFault(all, wanted.is),
    wanted.has && !names.some((name) => wanted.has?.test(name)) && `nothing matches ${wanted.has}`,
    wanted.none && names.some((name) => wanted.none?.test(name)) && `something matches ${wanted.none}`,
    seen.some(({ precos }) => precos.precoPor < (wanted.from ?? 0) * 100) && 'too cheap',
    seen.some(({ precos }) => precos.precoPor > (wanted.to ?? Infinity) * 100) && 'too dear',
    wanted.cheapest && !isSorted(seen.map(({ precos }) => precos.precoPor)) && 'not the cheapest first',
    wanted.says && !wanted.says.test(busca?.aviso ?? '') && `says “${busca?.aviso}”`,
    wanted.page && busca?.paginas[0]?.url !== wanted.page && `leads to ${busca?.paginas[0]?.url}`,
    wanted.opens &&
      !wanted.opens.test(`${seen[0]?.url} ${conteudo.detalhes.ativos.map(({ label }) => label).join()}`) &&
      `opens ${seen[0]?.url}`,
  ].filter((fault) => typeof fault === 'string')

  return faults.length === 0 ? null : `${faults.join(', ')}: ${names.join(' | ') || 'nothing'}`
}

function orderFault(names: string[], is: RegExp): string | null {
  const right = names.map((name) => is.test(name))
  const most = right.slice(0, SEEN).filter(Boolean).length > SEEN / 2
  const inFront = right.lastIndexOf(true) < (right.indexOf(false) + 1 || Infinity)
  if (right[0] && (most || inFront)) return null

  return `not ${is}`
}

function isSorted(numbers: number[]) {
  return numbers.every((number, i) => number >= (numbers[i - 1] ?? 0))
}
