import * as z from 'zod'

/** The job that sends the mail about an abandoned cart. */
export const CART_REMINDER = {
  name: 'checkout.send-cart-reminder',
  data: z.object({ idCarrinho: z.int().positive() }),
}
