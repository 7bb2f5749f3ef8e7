import type { Cart } from '#contract/cart/cart.ts'
import type { CartNotification } from '#domain/cart/cart-notification.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { type AddedItem, planItems } from './put-items.ts'

/** `nome` is the name at the time of the order, for products that no longer exist. */
export type PastItem = AddedItem & { idAtributoSimples: number; nome: string }

/**
 * Adds the items of an earlier order to the cart. Skips those that are not available, with a message; refuses
 * `EstoqueInsuficiente` if none is.
 */
export function shopAgain(context: RequestContext, itens: readonly PastItem[]): Promise<Cart> {
  const plan = planItems(itens, { leaveOut: true })

  return changeCart(context, {
    ...plan,
    decide: (cart) => {
      const isThere = (item: PastItem) =>
        cart.catalogue.some(({ idAtributoSimples }) => idAtributoSimples === item.idAtributoSimples)
      const missing = itens
        .filter((item) => !isThere(item))
        .map(({ nome }): CartNotification => ({ tipo: 'foraEsgotado', nome }))
      const { decide } = planItems(itens.filter(isThere), { leaveOut: true })
      const change = decide(cart)

      return { ...change, notifications: [...(change.notifications ?? []), ...missing] }
    },
  })
}
