import { readIds, writeIds } from '../rendering/browser/stored-ids.ts'

const KEY = 'lira:vistos'
const MAX_PRODUCTS = 12

/** The ids of the products viewed in this browser, latest first. */
export function seenProducts(): number[] {
  return readIds(KEY, MAX_PRODUCTS)
}

/** Puts a product first. Without a storage there is no row of recently viewed products. */
export function rememberProduct(id: number): void {
  writeIds(KEY, withLatest(seenProducts(), id))
}

/** The list with `id` first, without repeats, cut to its maximum length. */
export function withLatest(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MAX_PRODUCTS)
}
