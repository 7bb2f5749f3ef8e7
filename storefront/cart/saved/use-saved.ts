import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartItem } from '#contract/cart/cart.ts'
import type { SavedItem } from '#contract/cart/saved-items.ts'
import { cutName } from '#domain/format/cut-name.ts'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { removeSaved, restoreLine, type SavedAnswer, saveLine } from './saved-changes.ts'

/** What is saved for later beside the cart, what happened to it last, and what changes it. */
export type Saved = {
  itens: SavedItem[]
  said: string
  save: (item: CartItem) => Promise<void>
  restore: (item: SavedItem) => Promise<void>
  remove: (item: SavedItem) => Promise<void>
}

/** Begins with what the page came with. */
export function useSaved(loaded: SavedItem[]): Saved {
  const appToken = useShop()?.appToken ?? ''
  const [itens, setItens] = useState(loaded)
  const [said, setSaid] = useState('')

  useEffect(() => setItens(loaded), [loaded])

  async function change(answer: Promise<SavedAnswer>, done: string) {
    const changed = await answer
    // Shown before whoever waits looks where the focus is.
    flushSync(() => {
      if ('itens' in changed) setItens(changed.itens)
      setSaid('itens' in changed ? done : changed.refused)
    })
  }

  return {
    itens,
    said,
    save: (item) => change(saveLine(appToken, item), `${cutName(item.nome)} ficou guardado para depois.`),
    restore: (item) => change(restoreLine(appToken, item), `${cutName(item.nome)} voltou ao carrinho.`),
    remove: (item) => change(removeSaved(appToken, item), `${cutName(item.nome)} saiu dos guardados.`),
  }
}
