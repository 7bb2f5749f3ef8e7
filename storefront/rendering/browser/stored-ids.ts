/**
 * Reads at most `max` ids from the browser's storage. Empty without a storage (private mode). Anyone can write to it:
 * what is no id is dropped.
 */
export function readIds(key: string, max: number): number[] {
  try {
    // What is no list has no `filter`.
    return JSON.parse(localStorage.getItem(key) ?? '')
      .filter((id: number) => Number.isInteger(id) && id > 0 && id < 1e9)
      .slice(0, max)
  } catch {
    return []
  }
}

/** Returns whether the ids are stored: there may be no storage, or no space in it. */
export function writeIds(key: string, ids: readonly number[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(ids))

    return true
  } catch {
    return false
  }
}
