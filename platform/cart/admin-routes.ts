import { implement } from '@orpc/server'
import { carts } from '#contract/admin/carts.ts'
import type { Visit } from '#platform/visit.ts'
import { simulateCart } from './admin/simulate-cart.ts'

const api = implement(carts).$context<Visit>()

export const cartAdminRoutes = {
  simulate: api.simulate.handler(({ context, input }) => simulateCart(context, input)),
}
