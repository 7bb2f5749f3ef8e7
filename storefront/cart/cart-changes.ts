import type { Cart, CartItem, NewItem } from '#contract/cart/cart.ts'
import type { Message } from '#contract/message.ts'
import { ApiError, apiGet, apiSend } from '../rendering/browser/api.ts'
import { isCartPage } from './cart-path.ts'
import { CART_API, cartStore, dispatchCart, inTurn } from './cart-store.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { lineKey } from './shown-cart.ts'
import { openCart } from './side-cart/open-cart.ts'
import { trackAdded, trackRemoved } from './track-cart.ts'

/** How long a quantity must be unchanged before it is sent (specification, section 4). */
const QUANTITY_MS = 300

/** How long messages stay after a change of quantity (specification, section 4). */
const MESSAGES_MS = 10_000

type Line = Pick<CartItem, 'hash' | 'tipo'>

/**
 * Adds items to the cart and shows it, or the reason why the platform refused them. `lista` is the hash of the list
 * they come from.
 */
export async function addItems(appToken: string, itens: NewItem[], lista?: string): Promise<void> {
  const [path, body] = lista ? ['/v2/front/list/shop', { hash: lista, itens }] : [CART_API, { itens }]
  const key = idempotencyKey()
  await inTurn(appToken, async () => {
    try {
      const cart = await apiSend<Cart>('POST', path, { appToken, body, idempotencyKey: key })
      showCart(cart)
      trackAdded(itens, cart)
    } catch (error) {
      await showRefusal(appToken, error)
    }
  })
  if (isCartPage(location.pathname)) scrollTo({ top: 0 })
  else openCart()
}

const timers = new Map<string, ReturnType<typeof setTimeout>>()
let messagesTimer: ReturnType<typeof setTimeout> | undefined

/** Shows the new quantity at once and sends it after 300 ms without another change. */
export function changeQuantity(appToken: string, line: Line, quantidade: number) {
  const key = lineKey(line.hash)
  dispatchCart({ type: 'quantityChosen', line: key, quantidade })
  clearTimeout(messagesTimer)
  messagesTimer = setTimeout(() => dispatchCart({ type: 'messagesExpired' }), MESSAGES_MS)
  clearTimeout(timers.get(key))
  timers.set(
    key,
    setTimeout(() => void sendPending(appToken, line), QUANTITY_MS),
  )
}

/** Removes a line at once, and on the platform. */
export function removeItem(appToken: string, line: Line) {
  const key = lineKey(line.hash)
  clearTimeout(timers.get(key))
  trackRemoved(cartStore.get().cart?.itens.find(({ hash }) => lineKey(hash) === key))
  dispatchCart({ type: 'quantityChosen', line: key, quantidade: 0 })
  void sendPending(appToken, line)
}

/** Applies a coupon. Returns the platform's objections, or nothing if it was applied. */
export function applyCoupon(appToken: string, hashCupom: string): Promise<readonly Message[]> {
  return changeCoupon(appToken, 'PUT', hashCupom)
}

/** Removes the coupon; returns the same as `applyCoupon`. */
export function removeCoupon(appToken: string, hashCupom: string): Promise<readonly Message[]> {
  return changeCoupon(appToken, 'DELETE', hashCupom)
}

async function changeCoupon(appToken: string, method: 'PUT' | 'DELETE', hashCupom: string) {
  const path = `/v2/front/promotional/coupon/${encodeURIComponent(hashCupom)}`
  try {
    showCart(await inTurn(appToken, () => apiSend<Cart>(method, path, { appToken })))
    return []
  } catch (error) {
    return messagesOf(error)
  }
}

/** Sends the pending quantity of a line when its turn comes: of several clicks, only the last. */
function sendPending(appToken: string, { hash, tipo }: Line): Promise<void> {
  const key = lineKey(hash)

  return inTurn(appToken, async () => {
    const quantidade = cartStore.get().pending.get(key)
    if (quantidade === undefined) return
    try {
      const cart = await (quantidade === 0
        ? apiSend<Cart>('DELETE', CART_API, { appToken, body: { ...hash, tipo } })
        : apiSend<Cart>('PUT', CART_API, { appToken, body: { ...hash, tipo, quantidade } }))
      dispatchCart({ type: 'quantitySettled', line: key, quantidade })
      showCart(cart)
    } catch (error) {
      dispatchCart({ type: 'quantitySettled', line: key, quantidade })
      await showRefusal(appToken, error)
    }
  })
}

/** Shows the cart that the platform answered with. */
export function showCart(cart: Cart) {
  dispatchCart({ type: 'changed', cart })
}

/** Shows why a change was refused, and reads the current cart, which may explain the refusal. */
async function showRefusal(appToken: string, error: unknown) {
  dispatchCart({ type: 'refused', mensagens: messagesOf(error) })
  if (!(error instanceof ApiError)) return
  try {
    dispatchCart({ type: 'readAfterRefusal', cart: await apiGet<Cart>(CART_API, { appToken }) })
  } catch (failure) {
    console.error('The cart could not be read.', failure)
  }
}

/** Why a cart call was refused, in the words that the shopper reads. */
export function messagesOf(error: unknown): readonly Message[] {
  if (error instanceof ApiError && error.mensagens.length > 0) return error.mensagens

  return [
    { tipo: 'erro', mensagem: 'Não conseguimos falar com a loja. Confira a sua conexão e tente de novo.' },
  ]
}
