const KEY = 'lira:buscas'
const KEPT = 6

/** What was searched for in this browser, the latest first. Empty where the browser keeps nothing. */
export function recentSearches(): string[] {
  try {
    return parseRecent(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Puts a search first, and answers the list as it then is. */
export function rememberSearch(busca: string): string[] {
  return keep(withLatest(recentSearches(), busca))
}

/** Takes one search out, and answers what is left. */
export function removeSearch(busca: string): string[] {
  return keep(recentSearches().filter((other) => other !== busca))
}

/** Takes all out. */
export function removeAllSearches(): string[] {
  return keep([])
}

/** The list with `busca` first, once, however it is capitalised, and no longer than it needs to be. */
export function withLatest(buscas: readonly string[], busca: string): string[] {
  const text = busca.trim().slice(0, 200)
  if (!text) return [...buscas]

  return [text, ...buscas.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, KEPT)
}

/** What is stored, if it is what we stored: anybody can write there. */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')

    return Array.isArray(value) ? value.filter(isSearch).slice(0, KEPT) : []
  } catch {
    return []
  }
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 200
}

function keep(buscas: string[]): string[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(buscas))
  } catch {
    // A browser that keeps nothing (private mode, full store) just forgets it.
  }

  return buscas
}
