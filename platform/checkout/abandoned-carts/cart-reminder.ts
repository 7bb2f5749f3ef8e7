import * as z from 'zod'

/** Asked for when somebody left a cart, and may be reminded of it. */
export const CART_REMINDER = {
  name: 'checkout.send-cart-reminder',
  data: z.object({ idCarrinho: z.int().positive() }),
}
