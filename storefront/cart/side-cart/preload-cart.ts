/** Preloads the code of the cart panel, when the visitor seems about to open it. */
export function preloadCart() {
  void import('./cart-contents.tsx')
}
