import type { CartItem } from '#contract/cart/cart.ts'
import { writeSharedLines } from '#domain/cart/shared-lines.ts'
import { CART_PATH } from '#storefront/cart/cart-path.ts'

/** The address of a shared cart; it contains the lines. */
export function sharedCartPath(itens: readonly Pick<CartItem, 'hash' | 'quantidade' | 'servicos'>[]): string {
  const lines = writeSharedLines(
    itens.map(({ hash, quantidade, servicos }) => {
      const line = { ...hash, quantidade }
      return servicos.length > 0 ? { ...line, comServicos: true } : line
    }),
  )

  return `${CART_PATH}compartilhado?itens=${lines}`
}
