import { MAX_COMPARED } from '#domain/product/specifications/comparison/comparison-address.ts'
import { type TrackedItem, track } from '#storefront/analytics/track.ts'
import { COMPARED_KEY, compared, comparisonStatus, readStored } from './compared.ts'

/** Adds a product to the comparison or takes it out, counts it and says so. A fifth one is not added. */
export function chooseProduct(item: TrackedItem, chosen: boolean): void {
  const { idProduto, nome } = item
  readStored()
  const others = compared.get().filter((id) => id !== idProduto)
  if (chosen && others.length === MAX_COMPARED) {
    // Unticks the box.
    setCompared([...others])
    comparisonStatus.set('Você já escolheu quatro produtos. Para comparar este, tire um dos outros.')
    return
  }

  setCompared(chosen ? [...others, idProduto] : others)
  track({ nome: chosen ? 'add_to_comparison' : 'remove_from_comparison', itens: [item] })
  comparisonStatus.set(chosen ? `${nome} está na comparação.` : `${nome} saiu da comparação.`)
}

/** Chooses exactly these products, on all pages of this browser. */
export function setCompared(ids: readonly number[]): void {
  compared.set(ids)
  try {
    localStorage.setItem(COMPARED_KEY, ids.join(','))
  } catch {
    // Without storage the choice ends with the page.
  }
}
