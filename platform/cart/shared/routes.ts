import { implement } from '@orpc/server'
import { sharedCart } from '#contract/shared-cart.ts'
import type { Visit } from '#platform/visit.ts'
import { getSharedCart } from './get-shared-cart.ts'
import { takeSharedCart } from './take-shared-cart.ts'

const api = implement(sharedCart).$context<Visit>()

export const sharedCartRoutes = api.router({
  get: api.get.handler(({ context, input }) => getSharedCart(context, input)),
  take: api.take.handler(({ context, input }) => takeSharedCart(context, input)),
})
