const KEY = 'lira:vistos'
const KEPT = 12

/** The ids of the products that were looked at in this browser, the latest first. Empty where the browser keeps nothing. */
export function seenProducts(): number[] {
  try {
    return parseSeen(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Puts a product first. A browser that keeps nothing (private mode, full store) just forgets it. */
export function rememberProduct(id: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withLatest(seenProducts(), id)))
  } catch {
    // Without a memory the row of recently viewed products stays away: nothing to say or do.
  }
}

/** The list with `id` first, once, and no longer than it needs to be. */
export function withLatest(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, KEPT)
}

/** What is stored, if it is what we stored: anybody can write there. */
export function parseSeen(stored: string | null): number[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')

    return Array.isArray(value) ? value.filter(isId).slice(0, KEPT) : []
  } catch {
    return []
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e9
}
