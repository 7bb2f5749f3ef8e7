const CHECKOUT = /^\/(v2\/(front\/(checkout|orders?)|webhooks)|checkout|minha-conta\/pedido)(\/|\.data$|$)/

/**
 * Whether a path of the API or of a page belongs to buying: cart, checkout, an order and its payment, and payment
 * notifications. These have database connections of their own, and are served even if all others have to wait.
 */
export function isCheckoutPath(path: string): boolean {
  return CHECKOUT.test(path)
}
