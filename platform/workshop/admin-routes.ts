import { implement } from '@orpc/server'
import { workOrders } from '#contract/orders/workshop/work-orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { printWorkOrder } from './print/print-work-order.ts'
import { findSerial } from './staff/find-serial.ts'
import { getWorkOrder } from './staff/get-work-order.ts'
import { listWorkOrders } from './staff/list-work-orders.ts'
import { messageCustomer } from './staff/message-customer.ts'
import { sendQuote, withdrawQuote } from './staff/quote-work-order.ts'
import { createWorkOrder, saveWorkOrder } from './staff/save-work-order.ts'
import { stepWorkOrder } from './staff/step-work-order.ts'
import { addPicture, changePicture, removePicture } from './staff/work-pictures.ts'

const api = implement(workOrders).$context<RequestContext>()

export const workOrdersAdminRoutes = api.router({
  list: api.list.handler(({ context, input }) => listWorkOrders(context, input)),
  get: api.get.handler(({ context, input }) => getWorkOrder(context, input)),
  ofSerial: api.ofSerial.handler(({ context, input }) => findSerial(context, input)),
  print: api.print.handler(({ context, input }) => printWorkOrder(context, input)),
  create: api.create.handler(({ context, input }) => createWorkOrder(context, input)),
  save: api.save.handler(({ context, input }) => saveWorkOrder(context, input)),
  step: api.step.handler(({ context, input }) => stepWorkOrder(context, input)),
  sendQuote: api.sendQuote.handler(({ context, input }) => sendQuote(context, input)),
  withdrawQuote: api.withdrawQuote.handler(({ context, input }) => withdrawQuote(context, input)),
  message: api.message.handler(({ context, input }) => messageCustomer(context, input)),
  addPicture: api.addPicture.handler(({ context, input }) => addPicture(context, input)),
  changePicture: api.changePicture.handler(({ context, input }) => changePicture(context, input)),
  removePicture: api.removePicture.handler(({ context, input }) => removePicture(context, input)),
})
