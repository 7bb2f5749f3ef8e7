/** The cart page, to which its forms are sent; the specification writes it with the trailing slash. */
export const CART_PATH = '/checkout/carrinho/'

/** Whether a path is the cart page, with or without the trailing slash. */
export function isCartPage(pathname: string): boolean {
  return pathname === CART_PATH || `${pathname}/` === CART_PATH
}
