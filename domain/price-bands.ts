import { formatBRL } from './format-money.ts'
import type { PriceRange } from './listing-url.ts'

/**
 * How many products cost how much. `chave` is twice the price in centavos, rounded down to three digits, plus one where
 * something was rounded off (the database's `chave_preco`): counts between two round prices are exact, both included.
 */
export type PriceCount = { chave: number; total: number }

/** The ends of bands, in reais: round, and a step apart that one can tell. */
const ROUND = [1, 1.5, 2, 3, 5, 7.5]
const STEPS = [10, 100, 1000, 10_000, 100_000].flatMap((ten) => ROUND.map((step) => step * ten))
const MOST_BANDS = 5

/** Ranges of prices, in reais, that share out the products about evenly; none when there is nothing to choose. */
export function priceBands(counts: readonly PriceCount[]): PriceRange[] {
  const all = counts.reduce((sum, { total }) => sum + total, 0)
  const { de, ate } = priceBounds(counts)
  const inside = STEPS.filter((step) => step * 100 > de && step * 100 < ate)
  if (all < 4 || inside.length === 0) return []
  const ends = new Set(
    Array.from({ length: MOST_BANDS - 1 }, (_, i) => nearest(inside, counts, ((i + 1) * all) / MOST_BANDS)),
  )
  const sorted = [...ends].sort((a, b) => a - b)

  return [null, ...sorted].map((from, i) => ({ de: from, ate: sorted[i] ?? null }))
}

/** The lowest and the highest price in centavos, rounded outwards to three digits; zero without products. */
export function priceBounds(counts: readonly PriceCount[]): { de: number; ate: number } {
  const keys = counts.filter(({ total }) => total > 0).map(({ chave }) => chave)
  if (keys.length === 0) return { de: 0, ate: 0 }

  return { de: lowest(Math.min(...keys)), ate: highest(Math.max(...keys)) }
}

/** How many products cost between two prices in reais of at most three digits, both included. */
export function countWithin(counts: readonly PriceCount[], { de, ate }: PriceRange): number {
  const from = (de ?? 0) * 200
  const to = ate === null ? Infinity : ate * 200

  return counts.reduce((sum, { chave, total }) => (chave >= from && chave <= to ? sum + total : sum), 0)
}

/** `Até R$ 50`, `R$ 50 a R$ 100`, `Acima de R$ 100`. */
export function rangeLabel({ de, ate }: PriceRange): string {
  if (de === null) return `Até ${reais(ate ?? 0)}`
  if (ate === null) return `Acima de ${reais(de)}`

  return `${reais(de)} a ${reais(ate)}`
}

function nearest(steps: number[], counts: readonly PriceCount[], wanted: number) {
  const distance = (step: number) => Math.abs(countWithin(counts, { de: null, ate: step }) - wanted)

  return steps.reduce((best, step) => (distance(step) < distance(best) ? step : best))
}

function lowest(chave: number) {
  return Math.floor(chave / 2)
}

function highest(chave: number) {
  const price = lowest(chave)
  const step = Math.max(1, 10 ** (String(price).length - 3))

  return chave % 2 === 0 ? price : price + step
}

function reais(value: number) {
  return formatBRL(value * 100).replace(',00', '')
}
