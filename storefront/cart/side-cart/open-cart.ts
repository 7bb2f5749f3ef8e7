import { openPanel } from '#storefront/components/dialog/panel-button.tsx'
import { nextPaint } from '#storefront/rendering/browser/next-paint.ts'
import { createStore } from '#storefront/rendering/browser/store.ts'
import { cartStore } from '../cart-store.ts'

/** The id of the cart panel. */
export const SIDE_CART = 'sacola'

/** Whether the panel was opened on this page load; before that it is empty. */
export const cartOpened = createStore(false)

/** Opens the panel with the cart as currently known. Its contents are rendered after the panel is visible. */
export function openCart() {
  openPanel(SIDE_CART)
  const { cart } = cartStore.get()
  void nextPaint().then(async () => {
    cartOpened.set(true)
    const { trackCartView } = await import('../track-cart.ts')
    trackCartView(cart)
  })
}
