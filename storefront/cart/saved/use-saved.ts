import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartItem } from '#contract/cart/cart.ts'
import type { SavedItem } from '#contract/cart/saved-items.ts'
import { cutName } from '#domain/format/cut-name.ts'
import { type TrackedItem, track } from '#storefront/analytics/track.ts'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { removeSaved, restoreLine, type SavedAnswer, saveLine } from './saved-changes.ts'
import { SAVED_LIST } from './saved-list.ts'

/** The items saved for later, the result of the last change, and the actions that change them. */
export type Saved = {
  itens: SavedItem[]
  message: string
  save: (item: CartItem) => Promise<void>
  restore: (item: SavedItem) => Promise<void>
  remove: (item: SavedItem) => Promise<void>
}

/** Starts with the items that the page was loaded with. */
export function useSaved(loaded: SavedItem[]): Saved {
  const appToken = useShop()?.appToken ?? ''
  const [itens, setItens] = useState(loaded)
  const [message, setMessage] = useState('')

  useEffect(() => setItens(loaded), [loaded])

  async function change(answer: Promise<SavedAnswer>, done: string, onDone?: () => void) {
    const changed = await answer
    if ('itens' in changed) onDone?.()
    // Rendered at once, since the caller looks at the focus afterwards.
    flushSync(() => {
      if ('itens' in changed) setItens(changed.itens)
      setMessage('itens' in changed ? done : changed.refused)
    })
  }

  return {
    itens,
    message,
    save: (item) =>
      change(saveLine(appToken, item), `${cutName(item.nome)} ficou guardado para depois.`, () =>
        track({ nome: 'save_for_later' }),
      ),
    restore: (item) =>
      change(restoreLine(appToken, item), `${cutName(item.nome)} voltou à sacola.`, () =>
        track({ nome: 'add_to_cart', lista: SAVED_LIST, itens: [trackedItem(item)] }),
      ),
    remove: (item) => change(removeSaved(appToken, item), `${cutName(item.nome)} saiu dos guardados.`),
  }
}

function trackedItem({ hash: { idProduto }, nome, quantidade, produto }: SavedItem): TrackedItem {
  return { idProduto, nome, quantidade, valor: produto?.precoPor ?? 0 }
}
