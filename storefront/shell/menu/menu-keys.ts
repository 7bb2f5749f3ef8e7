/**
 * The element that an arrow key, Home or End moves the focus to in the main menu. In the bar, left and right move
 * between entries. In an open sheet, up and down move between links, left and right between groups, and up from the
 * first link returns to the entry. Returns undefined for other keys.
 */
export function menuKeyTarget(nav: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const entry = from.closest<HTMLElement>('[data-entry]')
  if (!entry) return undefined
  const sheet = from.closest('[data-sheet]')

  return sheet ? (inSheet(sheet, from, key) ?? backToEntry(entry, key)) : inBar(nav, entry, key)
}

/** The first link in an entry's sheet. */
export function firstInSheet(entry: Element): HTMLElement | null {
  return entry.querySelector<HTMLElement>('[data-sheet] a')
}

function inBar(nav: HTMLElement, entry: HTMLElement, key: string) {
  const entries = [...nav.querySelectorAll('[data-entry]')]
  const next = placeAfter(key, entries.indexOf(entry), entries.length, 'ArrowLeft', 'ArrowRight')
  const wrapped = next === undefined ? undefined : entries.at(next % entries.length)

  return wrapped?.querySelector<HTMLElement>('a, button') ?? undefined
}

function inSheet(sheet: Element, from: HTMLElement, key: string) {
  const links = [...sheet.querySelectorAll<HTMLElement>('a')]
  const link = placeAfter(key, links.indexOf(from), links.length, 'ArrowUp', 'ArrowDown')
  if (link !== undefined) return link < 0 ? undefined : links[Math.min(link, links.length - 1)]

  const groups = [...sheet.querySelectorAll('[data-group]')]
  const group = placeAfter(
    key,
    groups.findIndex((one) => one.contains(from)),
    groups.length,
    'ArrowLeft',
    'ArrowRight',
  )

  return group === undefined ? undefined : (groups[group]?.querySelector<HTMLElement>('a') ?? undefined)
}

function backToEntry(entry: HTMLElement, key: string) {
  return key === 'ArrowUp' ? (entry.querySelector<HTMLElement>('a, button') ?? undefined) : undefined
}

/** The next index, which may be one beyond either end; undefined for other keys. */
function placeAfter(key: string, at: number, count: number, back: string, on: string): number | undefined {
  if (key === back) return at - 1
  if (key === on) return at + 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1

  return undefined
}
