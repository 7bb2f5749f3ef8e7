const KEY = 'lira:popups'

/** Enough for years of popups, and no more than a line of text. */
const KEPT = 50

/** Whether this popup was shown in this session, or closed in this browser at any time. */
export function wasShown(id: number): boolean {
  return kept(() => sessionStorage).includes(id) || kept(() => localStorage).includes(id)
}

/** Shown: not again while the session lasts. */
export function shownThisSession(id: number): void {
  keep(() => sessionStorage, id)
}

/** Closed by the visitor: never again. */
export function rememberPopup(id: number): void {
  keep(() => localStorage, id)
}

/** The ids in a store, if it holds what we stored: anybody can write there. */
export function parseShown(stored: string | null): number[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')

    return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}

/** A browser that keeps nothing refuses already to hand its store over. */
function kept(store: () => Storage): number[] {
  try {
    return parseShown(store().getItem(KEY))
  } catch {
    return []
  }
}

function keep(store: () => Storage, id: number) {
  try {
    const ids = [id, ...kept(store).filter((other) => other !== id)].slice(0, KEPT)
    store().setItem(KEY, JSON.stringify(ids))
  } catch {
    // Without a memory it is shown once per page load: nothing to say or do.
  }
}
