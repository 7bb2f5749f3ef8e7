import type { Cart, NewItem } from '#contract/cart/cart.ts'
import type { CartNotification } from '#domain/cart/cart-notice.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { puttingIn } from './put-items.ts'

/** `nome` as it was when it was bought, for what is there no more. */
export type PastItem = NewItem & { idAtributoSimples: number; nome: string }

/**
 * Puts what was bought before into the cart again. What can't be had is left out, and said; refuses `EstoqueInsuficiente`
 * when that is all of it.
 */
export function shopAgain(context: RequestContext, itens: readonly PastItem[]): Promise<Cart> {
  const plan = puttingIn(itens, { leaveOut: true })

  return changeCart(context, {
    ...plan,
    decide: (cart) => {
      const isThere = (item: PastItem) =>
        cart.facts.some(({ idAtributoSimples }) => idAtributoSimples === item.idAtributoSimples)
      const gone = itens
        .filter((item) => !isThere(item))
        .map(({ nome }): CartNotification => ({ tipo: 'foraEsgotado', nome }))
      const { decide } = puttingIn(itens.filter(isThere), { leaveOut: true })
      const change = decide(cart)

      return { ...change, notifications: [...(change.notifications ?? []), ...gone] }
    },
  })
}
