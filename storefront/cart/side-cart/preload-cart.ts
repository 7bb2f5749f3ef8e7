import type { FocusEvent, PointerEvent } from 'react'

/**
 * Preloads the code of the cart panel when a mouse rests on its button, or the keyboard reaches it. A finger taps at once:
 * the code would run between its coming down and going up, and the tap would wait for it.
 */
export function preloadCart(event: PointerEvent | FocusEvent) {
  if ('pointerType' in event ? event.pointerType === 'touch' : !event.target.matches(':focus-visible')) return
  void import('./cart-contents.tsx')
}
