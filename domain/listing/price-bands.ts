import { formatBRL } from '../money/format-money.ts'
import type { PriceRange } from './listing-url.ts'

/** Possible ends of a band, in reais: round numbers, clearly apart. */
const STEPS = [10, 100, 1000, 10_000, 100_000].flatMap((ten) =>
  [1, 1.5, 2, 3, 5, 7.5].map((step) => step * ten),
)
const MAX_BANDS = 5
/** Fewer products get no bands. */
const MIN_PRODUCTS = 4

/**
 * Class limits for `width_bucket`: class `2i + 1` is exactly the step `i`, class `2i` is below it. Twice the centavos,
 * because the database's `price_key` doubles prices to distinguish exact ones from rounded ones.
 */
export const PRICE_CLASSES: readonly number[] = STEPS.flatMap((step) => [step * 200, step * 200 + 1])

/** The number of products with a price in a class of `PRICE_CLASSES`. */
export type PriceCount = { priceClass: number; total: number }

/**
 * Returns price ranges in reais with about the same number of products each; empty if there are too few products or
 * prices.
 */
export function priceBands(counts: readonly PriceCount[]): PriceRange[] {
  const all = counts.reduce((sum, { total }) => sum + total, 0)
  const useful = STEPS.map((step) => ({ step, below: countWithin(counts, { de: null, ate: step }) })).filter(
    ({ below }) => below > 0 && below < all,
  )
  if (all < MIN_PRODUCTS || useful.length === 0) return []
  const shares = Array.from({ length: MAX_BANDS - 1 }, (_, i) => ((i + 1) * all) / MAX_BANDS)
  const ends = [...new Set(shares.map((share) => nearest(useful, share)))].sort((a, b) => a - b)

  return [null, ...ends].map((de, i) => ({ de, ate: ends[i] ?? null }))
}

/** Counts the products in a price range, inclusive; exact only if both ends are steps (`isBand`). */
export function countWithin(counts: readonly PriceCount[], { de, ate }: PriceRange): number {
  const from = de === null ? 0 : classOf(de)
  const to = ate === null ? Number.POSITIVE_INFINITY : classOf(ate)

  return counts.reduce(
    (sum, { priceClass, total }) => (priceClass >= from && priceClass <= to ? sum + total : sum),
    0,
  )
}

/** Returns whether `countWithin` can count this range exactly. */
export function isBand({ de, ate }: PriceRange): boolean {
  return [de, ate].every((end) => end === null || STEPS.includes(end))
}

/** Returns prices in centavos rounded outwards to two digits: the ends of a range input. */
export function priceBounds(lowest: number, highest: number): { de: number; ate: number } {
  return {
    de: Math.floor(lowest / stepOf(lowest)) * stepOf(lowest),
    ate: Math.ceil(highest / stepOf(highest)) * stepOf(highest),
  }
}

/** `Até R$ 50`, `R$ 50 a R$ 100`, `Acima de R$ 100`. */
export function rangeLabel({ de, ate }: PriceRange): string {
  if (de === null) return `Até ${reais(ate ?? 0)}`
  if (ate === null) return `Acima de ${reais(de)}`

  return `${reais(de)} a ${reais(ate)}`
}

/** Returns the step whose number of products below it is closest to the requested one. */
function nearest(steps: { step: number; below: number }[], target: number): number {
  const distance = ({ below }: { below: number }) => Math.abs(below - target)

  return steps.reduce((best, each) => (distance(each) < distance(best) ? each : best)).step
}

function classOf(reais: number) {
  return PRICE_CLASSES.filter((end) => end <= reais * 200).length
}

function stepOf(price: number) {
  return Math.max(1, 10 ** (String(Math.trunc(price)).length - 2))
}

function reais(value: number) {
  return formatBRL(value * 100).replace(',00', '')
}
