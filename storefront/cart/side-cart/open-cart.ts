import { openPanel } from '#storefront/components/dialog/panel-button.tsx'
import { createStore } from '#storefront/rendering/browser/store.ts'
import { cartStore } from '../cart-store.ts'

/** The id of the cart panel. */
export const SIDE_CART = 'sacola'

/** Whether the panel was opened on this page load; before that it is empty. */
export const cartOpened = createStore(false)

/** Opens the panel with the cart as currently known. */
export function openCart() {
  cartOpened.set(true)
  openPanel(SIDE_CART)
  const { cart } = cartStore.get()
  void import('../track-cart.ts').then(({ trackCartView }) => trackCartView(cart))
}
