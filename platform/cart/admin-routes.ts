import { implement } from '@orpc/server'
import { carts } from '#contract/cart/abandoned-carts.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { simulateCart } from './offers/simulate-cart.ts'

const api = implement(carts).$context<RequestContext>()

export const cartAdminRoutes = {
  simulate: api.simulate.handler(({ context, input }) => simulateCart(context, input)),
}
