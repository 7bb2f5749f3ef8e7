import {
  COMPARISON_FORM,
  readCompared,
} from '#domain/product/specifications/comparison/comparison-address.ts'
import { createStore } from '#storefront/rendering/browser/store.ts'

const KEY = 'lira:comparar'

/** The ids of the products chosen for comparison in this browser, first chosen first. */
export const compared = createStore<readonly number[]>([])

/** What was done last, for screen readers. */
export const comparisonStatus = createStore('')

if (!import.meta.env.SSR) {
  compared.set(stored())
  compared.subscribe(tickBoxes)
}

/** Chooses exactly these products, on all pages of this browser. */
export function setCompared(ids: readonly number[]): void {
  compared.set(ids)
  try {
    localStorage.setItem(KEY, ids.join(','))
  } catch {
    // Without storage the choice ends with the page.
  }
}

/** Anyone can write to the storage, and it may be missing (private mode). */
function stored(): number[] {
  try {
    return readCompared([localStorage.getItem(KEY) ?? '']).ids
  } catch {
    return []
  }
}

/** The boxes of cards hold their state themselves, since there may be a hundred of them. */
function tickBoxes(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(`input[form="${COMPARISON_FORM}"]`))
    box.checked = compared.get().includes(Number(box.value))
}
