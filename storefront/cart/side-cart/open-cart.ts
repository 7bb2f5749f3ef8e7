import { openPanel } from '#storefront/components/dialog/panel-button.tsx'
import { createStore } from '#storefront/rendering/browser/store.ts'
import { cartStore } from '../cart-store.ts'

/** The id of the panel of the cart. */
export const SIDE_CART = 'sacola'

/** Whether the panel was ever asked for: before that it is empty. */
export const cartAsked = createStore(false)

/** Opens the panel with what is known of the cart. */
export function openCart() {
  cartAsked.set(true)
  openPanel(SIDE_CART)
  const { cart } = cartStore.get()
  void import('../track-cart.ts').then(({ trackCartView }) => trackCartView(cart))
}
