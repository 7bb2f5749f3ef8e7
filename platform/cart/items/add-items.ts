import type { Cart, NewItem } from '#contract/cart/cart.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'
import { planItems } from './put-items.ts'

/** Adds items to the visitor's cart, all or none. Refuses as `planItems` does. */
export function addItems(context: RequestContext, { itens }: { itens: NewItem[] }): Promise<Cart> {
  return changeCart(context, planItems(itens))
}
