import { implement } from '@orpc/server'
import { orders } from '#contract/orders.ts'
import type { Visit } from '#platform/visit.ts'
import { buyAgain } from './buy-again.ts'

/** The endpoint of orders that fills a cart, answered here because orders know nothing of carts. */
export const buyAgainRoute = implement(orders)
  .$context<Visit>()
  .buyAgain.handler(({ context, input }) => buyAgain(context, input))
