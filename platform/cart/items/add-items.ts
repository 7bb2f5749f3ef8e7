import type { Cart, NewItem } from '#contract/cart/cart.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { puttingIn } from './put-items.ts'

/** Puts items into the visitor's cart: all of them, or none. Refuses as `puttingIn` says. */
export function addItems(context: RequestContext, { itens }: { itens: NewItem[] }): Promise<Cart> {
  return changeCart(context, puttingIn(itens))
}
