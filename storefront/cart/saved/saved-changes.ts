import type { Cart, CartItem } from '#contract/cart/cart.ts'
import type { SavedItem } from '#contract/cart/saved-items.ts'
import { apiSend } from '#storefront/rendering/browser/api.ts'
import { messagesOf, showCart } from '../cart-changes.ts'
import { inTurn } from '../cart-store.ts'

const SAVED_API = '/v2/front/checkout/saved'

type Line = Pick<CartItem, 'hash'>

/** The saved items after a change, or why it was refused. */
export type SavedAnswer = { itens: SavedItem[] } | { refused: string }

/** Moves a cart line to the items saved for later. */
export function saveLine(appToken: string, { hash }: Line): Promise<SavedAnswer> {
  return move(appToken, 'POST', hash)
}

/** Moves a saved item back into the cart. */
export function restoreLine(appToken: string, { hash }: Line): Promise<SavedAnswer> {
  return move(appToken, 'PUT', hash)
}

/** Removes a saved item. */
export function removeSaved(appToken: string, { hash }: Line): Promise<SavedAnswer> {
  return answerOf(async () => {
    const { itens } = await inTurn(appToken, () =>
      apiSend<{ itens: SavedItem[] }>('DELETE', SAVED_API, { appToken, body: hash }),
    )
    return itens
  })
}

function move(appToken: string, method: 'POST' | 'PUT', body: Line['hash']): Promise<SavedAnswer> {
  return answerOf(async () => {
    const { carrinho, itens } = await inTurn(appToken, () =>
      apiSend<{ carrinho: Cart; itens: SavedItem[] }>(method, SAVED_API, { appToken, body }),
    )
    showCart(carrinho)
    return itens
  })
}

async function answerOf(change: () => Promise<SavedItem[]>): Promise<SavedAnswer> {
  try {
    return { itens: await change() }
  } catch (error) {
    return { refused: messagesOf(error)[0]?.mensagem ?? '' }
  }
}
