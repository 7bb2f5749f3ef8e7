import { implement } from '@orpc/server'
import { carts } from '#contract/admin/carts.ts'
import type { Visit } from '#platform/visit.ts'
import { listAbandonedCarts } from './admin/list-abandoned-carts.ts'
import { remindOfCart } from './admin/remind-of-cart.ts'

const api = implement(carts).$context<Visit>()

export const abandonedCartRoutes = {
  listAbandoned: api.listAbandoned.handler(({ context, input }) => listAbandonedCarts(context, input)),
  remind: api.remind.handler(({ context, input }) => remindOfCart(context, input)),
}
