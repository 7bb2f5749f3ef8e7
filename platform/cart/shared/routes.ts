import { implement } from '@orpc/server'
import { sharedCart } from '#contract/cart/shared-cart.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { addSharedCart } from './add-shared-cart.ts'
import { getSharedCart } from './get-shared-cart.ts'

const api = implement(sharedCart).$context<RequestContext>()

export const sharedCartRoutes = api.router({
  get: api.get.handler(({ context, input }) => getSharedCart(context, input)),
  take: api.take.handler(({ context, input }) => addSharedCart(context, input)),
})
