/** An element and those around it, for `returnFocus`: the element may be gone by then. */
export function withParents(element: Element | null): Element[] {
  const path: Element[] = []
  for (let at = element; at && at !== document.body; at = at.parentElement) path.push(at)
  return path
}

/** How long the page's new data, which may take away what started a change, is waited for. */
const WATCHED_MS = 10_000

/**
 * Focuses the first element of `path`, or, if it is gone with its row or disabled, the first control near it; and again
 * if new data takes that away, until the person presses a key or points at something. Does nothing while something has
 * the focus, such as a dialog.
 */
export function returnFocus(path: readonly Element[]): void {
  const watched = new AbortController()
  const changes = new MutationObserver(() => focusNear(path))
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  watched.signal.addEventListener('abort', () => changes.disconnect())
  for (const act of ['keydown', 'pointerdown'])
    addEventListener(act, () => watched.abort(), { capture: true, signal: watched.signal })
  setTimeout(() => watched.abort(), WATCHED_MS)
  setTimeout(() => focusNear(path))
}

function focusNear(path: readonly Element[]): void {
  const [first, ...around] = path.filter(({ isConnected }) => isConnected)
  if (document.activeElement !== document.body) return
  if (first instanceof HTMLElement) first.focus()
  for (const place of [first, ...around]) {
    if (document.activeElement !== document.body) return
    place?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
  }
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'
