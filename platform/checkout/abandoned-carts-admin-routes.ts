import { implement } from '@orpc/server'
import { carts } from '#contract/cart/abandoned-carts.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listAbandonedCarts } from './abandoned-carts/list-abandoned-carts.ts'
import { remindOfCart } from './abandoned-carts/remind-of-cart.ts'

const api = implement(carts).$context<RequestContext>()

export const abandonedCartRoutes = {
  listAbandoned: api.listAbandoned.handler(({ context, input }) => listAbandonedCarts(context, input)),
  remind: api.remind.handler(({ context, input }) => remindOfCart(context, input)),
}
