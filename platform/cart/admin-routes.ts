import { implement } from '@orpc/server'
import { carts } from '#contract/cart/abandoned-carts.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { simulateCart } from './offers/simulate-cart.ts'

const api = implement(carts).$context<Visit>()

export const cartAdminRoutes = {
  simulate: api.simulate.handler(({ context, input }) => simulateCart(context, input)),
}
