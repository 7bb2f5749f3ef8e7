/** An element and those around it, for `returnFocus`: the element may be gone by then. */
export function withParents(element: Element | null): Element[] {
  const path: Element[] = []
  for (let at = element; at && at !== document.body; at = at.parentElement) path.push(at)
  return path
}

/** The page's new data may be shown a moment after a change, and take away what started it. */
const CHECKS_MS = [0, 100, 500]

/**
 * Focuses the first element of `path`, or, if it is gone with its row or disabled, the first control near it. Does nothing
 * if something has the focus, such as a dialog.
 */
export function returnFocus(path: readonly Element[]): void {
  for (const ms of CHECKS_MS) setTimeout(() => focusNear(path), ms)
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
