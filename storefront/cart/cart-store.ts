import type { Cart } from '#contract/cart/cart.ts'
import { ensureUser } from '../customer/user.ts'
import { apiGet } from '../rendering/browser/api.ts'
import { createStore } from '../rendering/browser/store.ts'
import { type CartAction, type CartState, EMPTY_CART_STATE, reduceCart } from './cart-state.ts'

/** The platform's cart endpoint. */
export const CART_API = '/v2/front/checkout/cart'

/** The browser's cart: header count, panel and cart page all show it. */
export const cartStore = createStore<CartState>(EMPTY_CART_STATE)

export function dispatchCart(action: CartAction) {
  cartStore.set(reduceCart(cartStore.get(), action))
}

/** Reads the cart again. A failure is only logged (specification, section 8). */
export function loadCart(appToken: string): Promise<void> {
  return inTurn(appToken, async () => {
    try {
      dispatchCart({ type: 'read', cart: await apiGet<Cart>(CART_API, { appToken }) })
    } catch (error) {
      dispatchCart({ type: 'readFailed' })
      console.error('The cart could not be read.', error)
    }
  })
}

let loading: Promise<void> | undefined

/** Reads the cart once per page load, for the count in the header. */
export function ensureCart(appToken: string): Promise<void> {
  loading ??= loadCart(appToken)
  return loading
}

let last: Promise<unknown> | undefined

/**
 * Runs the calls about the cart one after the other, so that the last answer is the latest state. The first one waits
 * until the visitor has a session.
 */
export function inTurn<Answer>(appToken: string, call: () => Promise<Answer>): Promise<Answer> {
  const turn = (last ?? ensureUser(appToken)).then(call)
  last = turn.catch(() => undefined)
  return turn
}
