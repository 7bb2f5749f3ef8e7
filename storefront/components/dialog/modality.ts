/**
 * Hides everything but one element from assistive technology, as a modal dialog does. Returns what shows it again. Unlike
 * `inert`, this changes the style of no element.
 */
export function hideOthers(element: Element): () => void {
  const hidden: Element[] = []
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement)
    for (const other of at.parentElement.children)
      if (other !== at && !other.hasAttribute('aria-hidden')) {
        other.setAttribute('aria-hidden', 'true')
        hidden.push(other)
      }

  return () => {
    for (const each of hidden.splice(0)) each.removeAttribute('aria-hidden')
  }
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Lets the Tab key go around in an element: from its last control to the first, and back. */
export function keepFocus(event: KeyboardEvent, element: HTMLElement): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const stops = [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (stop) =>
      stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
  )
  const [first, last] = [stops[0], stops.at(-1)]
  const here = document.activeElement
  const goal = event.shiftKey ? (here === first || here === element) && last : here === last && first
  if (!goal) return
  event.preventDefault()
  goal.focus()
}
