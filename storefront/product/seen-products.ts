const KEY = 'lira:vistos'
const MAX_PRODUCTS = 12

/** The ids of the products viewed in this browser, latest first. Empty without storage. */
export function seenProducts(): number[] {
  try {
    return parseSeen(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Puts a product first. Does nothing if there is no storage (private mode, full). */
export function rememberProduct(id: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withLatest(seenProducts(), id)))
  } catch {
    // Without storage there is no row of recently viewed products.
  }
}

/** The list with `id` first, without repeats, cut to its maximum length. */
export function withLatest(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MAX_PRODUCTS)
}

/** Reads the stored ids; anyone can write to the storage, so anything else is dropped. */
export function parseSeen(stored: string | null): number[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')

    return Array.isArray(value) ? value.filter(isId).slice(0, MAX_PRODUCTS) : []
  } catch {
    return []
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e9
}
