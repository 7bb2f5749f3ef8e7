/** The page of the cart, where its forms go; the specification writes it with the slash. */
export const CART_PATH = '/checkout/carrinho/'

/** Whether a path is the cart's page, in either form. */
export function isCartPage(pathname: string): boolean {
  return pathname === CART_PATH || `${pathname}/` === CART_PATH
}
