import { implement } from '@orpc/server'
import { cartServices } from '#contract/cart/services.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getServiceChoice } from './get-service-choice.ts'
import { setServices } from './set-services.ts'

const api = implement(cartServices).$context<RequestContext>()

export const cartServicesRoutes = api.router({
  choice: api.choice.handler(({ context, input }) => getServiceChoice(context, input)),
  preview: api.preview.handler(({ context, input }) => getServiceChoice(context, input)),
  set: api.set.handler(({ context, input }) => setServices(context, input)),
})
