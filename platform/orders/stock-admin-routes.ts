import { implement } from '@orpc/server'
import { pieces } from '#contract/catalog/pieces.ts'
import { stock } from '#contract/catalog/stock.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { holdersWithOrders, movementsWithOrders, ordersOfPiece } from './listing/orders-of-stock.ts'

const api = implement(stock).$context<RequestContext>()

/** Routes about stock that name orders. */
export const stockOrderRoutes = {
  movements: api.movements.handler(({ context, input }) => movementsWithOrders(context, input)),
  reservations: api.reservations.handler(({ context, input }) => holdersWithOrders(context, input)),
}

const piecesApi = implement(pieces).$context<RequestContext>()

export const pieceOrderRoutes = {
  orders: piecesApi.orders.handler(({ context, input }) => ordersOfPiece(context, input)),
}
