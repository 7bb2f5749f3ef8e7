import { implement } from '@orpc/server'
import { classShipments } from '#contract/customers/teaching/class-shipments.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getClassShipment, listClassShipments, sendClass } from './class-shipments.ts'

const api = implement(classShipments).$context<RequestContext>()

export const classShipmentsAdminRoutes = {
  list: api.list.handler(({ context }) => listClassShipments(context)),
  get: api.get.handler(({ context, input }) => getClassShipment(context, input)),
  send: api.send.handler(({ context, input }) => sendClass(context, input)),
}
