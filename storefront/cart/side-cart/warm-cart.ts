/** Fetches the code of the cart's panel ahead, when somebody seems to mean it. */
export function warmCart() {
  void import('./cart-contents.tsx')
}
