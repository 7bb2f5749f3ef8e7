import { implement } from '@orpc/server'
import { customers } from '#contract/customers/customers.ts'
import { orders } from '#contract/orders/orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { buyAgain } from './buy-again.ts'
import { beginSale } from './internal-sales/begin-internal-sale.ts'
import { getVisitor } from './login/get-visitor.ts'

/** The orders endpoint that fills a cart; implemented here because orders don't depend on carts. */
export const buyAgainRoute = implement(orders)
  .$context<RequestContext>()
  .buyAgain.handler(({ context, input }) => buyAgain(context, input))

/** The customers endpoint that includes the first order; implemented here because customers don't depend on orders. */
export const userRoute = implement(customers)
  .$context<RequestContext>()
  .user.handler(({ context }) => getVisitor(context))

/** The customers endpoint that opens an internal sale; implemented here because customers don't depend on carts. */
export const saleRoute = implement(customers)
  .$context<RequestContext>()
  .startInternalSale.handler(({ context, input }) => beginSale(context, input))
