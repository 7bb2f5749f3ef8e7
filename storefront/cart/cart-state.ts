import type { Cart } from '#contract/cart/cart.ts'
import type { Message } from '#contract/message.ts'

export type CartState = {
  /** The platform's last answer; null before the first one. */
  cart: Cart | null
  /** Quantities that the shopper chose and the platform has not confirmed yet, by `lineKey`; 0 removes the line. */
  pending: ReadonlyMap<string, number>
  mensagens: readonly Message[]
  /** True if the last read failed. */
  failed: boolean
}

/** What happens to the browser's cart. A line is named by its `lineKey`. */
export type CartAction =
  /** The shopper chooses a quantity; 0 removes the line. */
  | { type: 'quantityChosen'; line: string; quantidade: number }
  /** The platform has answered or refused a chosen quantity. */
  | { type: 'quantitySettled'; line: string; quantidade: number }
  /** The platform answers a change, or the page with its cart. */
  | { type: 'changed'; cart: Cart }
  /** The platform answers a read. */
  | { type: 'read'; cart: Cart }
  | { type: 'readFailed' }
  | { type: 'refused'; mensagens: readonly Message[] }
  /** The cart is read again after a refusal, whose messages explain the answer. */
  | { type: 'readAfterRefusal'; cart: Cart }
  | { type: 'messagesExpired' }

export const EMPTY_CART_STATE: CartState = {
  cart: null,
  pending: new Map(),
  mensagens: [],
  failed: false,
}

/** The state of the cart after an action. Pure. */
export function reduceCart(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'quantityChosen':
      return { ...state, pending: new Map(state.pending).set(action.line, action.quantidade) }
    case 'quantitySettled':
      return { ...state, pending: settled(state.pending, action) }
    case 'changed':
      return { ...state, cart: action.cart, mensagens: action.cart.mensagens, failed: false }
    case 'read': {
      // An answer without messages leaves the current ones until their time is over.
      const { mensagens } = action.cart
      return {
        ...state,
        cart: action.cart,
        mensagens: mensagens.length > 0 ? mensagens : state.mensagens,
        failed: false,
      }
    }
    case 'readFailed':
      return { ...state, failed: true }
    case 'refused':
      return { ...state, mensagens: action.mensagens }
    case 'readAfterRefusal':
      return { ...state, cart: action.cart, failed: false }
    case 'messagesExpired':
      return { ...state, mensagens: [] }
  }
}

/** A quantity chosen while the earlier one was sent stays pending. */
function settled(
  pending: CartState['pending'],
  { line, quantidade }: { line: string; quantidade: number },
): CartState['pending'] {
  if (pending.get(line) !== quantidade) return pending
  const rest = new Map(pending)
  rest.delete(line)

  return rest
}
