import { implement } from '@orpc/server'
import { stock } from '#contract/catalog/stock.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { holdersWithOrders, movementsWithOrders } from './listing/orders-of-stock.ts'

const api = implement(stock).$context<RequestContext>()

/** Routes about stock that name orders. */
export const stockOrderRoutes = {
  movements: api.movements.handler(({ context, input }) => movementsWithOrders(context, input)),
  reservations: api.reservations.handler(({ context, input }) => holdersWithOrders(context, input)),
}
