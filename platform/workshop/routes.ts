import { implement } from '@orpc/server'
import { ownWorkOrders } from '#contract/orders/workshop/own-work-orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { approveQuote, refuseQuote } from './customer/answer-quote.ts'
import { getOwnWorkOrder } from './customer/get-own-work-order.ts'
import { listOwnWorkOrders, listWorkOrdersOfOrder } from './customer/list-own-work-orders.ts'
import { requestQuote } from './customer/request-quote.ts'
import { showsWorkshop } from './customer/shows-workshop.ts'
import { writeToWorkshop } from './customer/write-to-workshop.ts'

const api = implement(ownWorkOrders).$context<RequestContext>()

export const ownWorkOrdersRoutes = api.router({
  list: api.list.handler(({ context }) => listOwnWorkOrders(context)),
  shown: api.shown.handler(({ context }) => showsWorkshop(context)),
  ofOrder: api.ofOrder.handler(({ context, input }) => listWorkOrdersOfOrder(context, input)),
  get: api.get.handler(({ context, input }) => getOwnWorkOrder(context, input)),
  approve: api.approve.handler(({ context, input }) => approveQuote(context, input)),
  refuse: api.refuse.handler(({ context, input }) => refuseQuote(context, input)),
  requestQuote: api.requestQuote.handler(({ context, input }) => requestQuote(context, input)),
  message: api.message.handler(({ context, input }) => writeToWorkshop(context, input)),
})
