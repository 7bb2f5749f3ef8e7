import { implement } from '@orpc/server'
import { customers } from '#contract/customers/customers.ts'
import { orders } from '#contract/orders/orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { buyAgain } from './buy-again.ts'
import { beginSale } from './internal-sales/begin-internal-sale.ts'
import { getVisitor } from './login/get-visitor.ts'

/** The endpoint of orders that fills a cart, answered here because orders know nothing of carts. */
export const buyAgainRoute = implement(orders)
  .$context<RequestContext>()
  .buyAgain.handler(({ context, input }) => buyAgain(context, input))

/** The endpoint of customers that tells of a first purchase, answered here because customers know nothing of orders. */
export const userRoute = implement(customers)
  .$context<RequestContext>()
  .user.handler(({ context }) => getVisitor(context))

/** The endpoint of customers that opens an internal sale, answered here because customers know nothing of carts. */
export const saleRoute = implement(customers)
  .$context<RequestContext>()
  .startInternalSale.handler(({ context, input }) => beginSale(context, input))
