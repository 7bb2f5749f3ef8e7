import type { Cart } from '#contract/cart/cart.ts'
import type { Message } from '#contract/message.ts'
import { knowUser } from '../customer/user.ts'
import { apiGet } from '../rendering/browser/api.ts'
import { createStore } from '../rendering/browser/store.ts'

/** Where the platform keeps the cart. */
export const CART_API = '/v2/front/checkout/cart'

export type CartState = {
  /** As the platform last told it; null until it has. */
  cart: Cart | null
  /** What the shopper asked for and the platform has not confirmed yet, by `lineKey`: a quantity, 0 to have the line out. */
  wanted: ReadonlyMap<string, number>
  mensagens: readonly Message[]
  /** True after an answer that did not come. */
  failed: boolean
}

/** The one cart of the browser: what the header counts, and what panel and page show. */
export const cartStore = createStore<CartState>({
  cart: null,
  wanted: new Map(),
  mensagens: [],
  failed: false,
})

export function changeCart(change: Partial<CartState>) {
  cartStore.set({ ...cartStore.get(), ...change })
}

/** Reads the cart anew. A failure is logged only (specification, section 8). */
export function loadCart(appToken: string): Promise<void> {
  return inTurn(appToken, async () => {
    try {
      const cart = await apiGet<Cart>(CART_API, { appToken })
      // What was said before stays until its time is over: this answer just has nothing to add.
      const said = cart.mensagens.length > 0 ? { mensagens: cart.mensagens } : {}
      changeCart({ cart, failed: false, ...said })
    } catch (error) {
      changeCart({ failed: true })
      console.error('A sacola não pôde ser lida.', error)
    }
  })
}

let known: Promise<void> | undefined

/** Reads the cart once per page load, for the count in the header. */
export function knowCart(appToken: string): Promise<void> {
  known ??= loadCart(appToken)
  return known
}

let last: Promise<unknown> | undefined

/**
 * Calls about the cart go one after the other, so that the last answer is the latest state. The first waits until the
 * platform knows who visits.
 */
export function inTurn<Answer>(appToken: string, call: () => Promise<Answer>): Promise<Answer> {
  const turn = (last ?? knowUser(appToken)).then(call)
  last = turn.catch(() => undefined)
  return turn
}
