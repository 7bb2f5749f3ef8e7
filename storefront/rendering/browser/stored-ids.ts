/** Reads at most `max` ids from the browser's storage. Empty without a storage (private mode). */
export function readIds(key: string, max: number): number[] {
  try {
    return parseIds(localStorage.getItem(key), max)
  } catch {
    return []
  }
}

/** Returns whether the ids are stored: there may be no storage, or no space in it. */
export function writeIds(key: string, ids: readonly number[]): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(ids))

    return true
  } catch {
    return false
  }
}

/** Anyone can write to the storage: what is no id is dropped. */
export function parseIds(stored: string | null, max: number): number[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')

    return Array.isArray(value) ? value.filter(isId).slice(0, max) : []
  } catch {
    return []
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e9
}
