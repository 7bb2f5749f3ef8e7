import { implement } from '@orpc/server'
import { stock } from '#contract/admin/stock.ts'
import type { Visit } from '#platform/visit.ts'
import { holdersWithOrders, movementsWithOrders } from './admin/orders-of-stock.ts'

const api = implement(stock).$context<Visit>()

/** Of the stock, what names orders. */
export const stockOrderRoutes = {
  movements: api.movements.handler(({ context, input }) => movementsWithOrders(context, input)),
  reservations: api.reservations.handler(({ context, input }) => holdersWithOrders(context, input)),
}
