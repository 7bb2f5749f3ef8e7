const KEY = 'lira:popups'

/** Enough for years of popups, and still a short entry in the storage. */
const MAX_IDS = 50

/** Whether this popup was shown in this session, or was ever closed in this browser. */
export function wasShown(id: number): boolean {
  return storedIds(() => sessionStorage).includes(id) || storedIds(() => localStorage).includes(id)
}

/** Marks a popup as shown: it does not appear again in this session. */
export function shownThisSession(id: number): void {
  storeId(() => sessionStorage, id)
}

/** Marks a popup as closed by the visitor: it never appears again. */
export function rememberPopup(id: number): void {
  storeId(() => localStorage, id)
}

/** Reads the stored ids; anyone can write to the storage, so anything else is dropped. */
export function parseShown(stored: string | null): number[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')

    return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}

/** Takes a function, since a browser without storage throws already when `localStorage` is accessed. */
function storedIds(store: () => Storage): number[] {
  try {
    return parseShown(store().getItem(KEY))
  } catch {
    return []
  }
}

function storeId(store: () => Storage, id: number) {
  try {
    const ids = [id, ...storedIds(store).filter((other) => other !== id)].slice(0, MAX_IDS)
    store().setItem(KEY, JSON.stringify(ids))
  } catch {
    // Without storage the popup appears once per page load.
  }
}
