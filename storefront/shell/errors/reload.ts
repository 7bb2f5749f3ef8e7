const KEY = 'lira:recarregada'

/** At most one reload within this time (specification, sections 8 and 9). */
const PAUSE_MS = 60_000

let reloading = false

/**
 * Whether the page may reload, and notes that it does. Always false without storage, which could cause an endless loop.
 */
export function mayReload(): boolean {
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}

/** Reloads the page. */
export function reload(): void {
  reloading = true
  location.reload()
}

/** Whether the shop itself reloads the page, by `reload`. */
export function isReloadOurs(): boolean {
  return reloading
}
