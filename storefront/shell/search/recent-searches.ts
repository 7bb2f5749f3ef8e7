const KEY = 'lira:buscas'
const MAX_SEARCHES = 6

/** Recent searches in this browser, latest first. Empty without storage. */
export function recentSearches(): string[] {
  try {
    return parseRecent(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Puts a search first and returns the new list. */
export function rememberSearch(search: string): string[] {
  return store(withLatest(recentSearches(), search))
}

/** Removes a search and returns the remaining ones. */
export function removeSearch(search: string): string[] {
  return store(recentSearches().filter((other) => other !== search))
}

export function removeAllSearches(): string[] {
  return store([])
}

/** The list with `search` first, without repeats in any case, cut to its maximum length. */
export function withLatest(searches: readonly string[], search: string): string[] {
  const text = search.trim().slice(0, 200)
  if (!text) return [...searches]

  return [text, ...searches.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(
    0,
    MAX_SEARCHES,
  )
}

/** Reads the stored searches; anyone can write to the storage, so anything else is dropped. */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')

    return Array.isArray(value) ? value.filter(isSearch).slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 200
}

function store(searches: string[]): string[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Without storage (private mode, full), nothing is saved.
  }

  return searches
}
