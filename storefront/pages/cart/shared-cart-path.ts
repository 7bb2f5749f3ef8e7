import type { CartItem } from '#contract/cart/cart.ts'
import { writeSharedLines } from '#domain/cart/shared-lines.ts'
import { CART_PATH } from '#storefront/cart/cart-path.ts'

/** The address of a shared cart; it contains the lines. */
export function sharedCartPath(itens: readonly Pick<CartItem, 'hash' | 'quantidade'>[]): string {
  const lines = writeSharedLines(itens.map(({ hash, quantidade }) => ({ ...hash, quantidade })))

  return `${CART_PATH}compartilhado?itens=${lines}`
}
