import {
  COMPARISON_FORM,
  MAX_COMPARED,
} from '#domain/product/specifications/comparison/comparison-address.ts'
import { createStore } from '#storefront/rendering/browser/store.ts'

/** Where the browser stores them. */
export const COMPARED_KEY = 'lira:comparar'

/** The ids of the products chosen for comparison in this browser, first chosen first. */
export const compared = createStore<readonly number[]>([])

/** What was done last, for screen readers. */
export const comparisonStatus = createStore('')

if (!import.meta.env.SSR) {
  readStored()
  compared.subscribe(tickBoxes)
  // Other tabs choose too; a page that the browser has put aside hears nothing of it.
  addEventListener('storage', readStored)
  addEventListener('pageshow', readStored)
}

/**
 * Takes over what was chosen in other tabs. The storage may be missing (private mode): the choice ends with the page
 * then. Anyone can write to it; what is no id is ignored by the page that compares, which reads the address strictly.
 */
export function readStored(): void {
  try {
    const text = localStorage.getItem(COMPARED_KEY)
    if (text !== null && text !== compared.get().join())
      compared.set(text.split(',').map(Number).filter(Boolean).slice(0, MAX_COMPARED))
  } catch {}
}

/** The boxes of cards hold their state themselves, since there may be a hundred of them. */
function tickBoxes(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(`input[form="${COMPARISON_FORM}"]`))
    box.checked = compared.get().includes(Number(box.value))
}
