import { implement } from '@orpc/server'
import { marketing } from '#contract/marketing/marketing.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { recordEvents } from './events/record-events.ts'
import { confirmNewsletter } from './newsletter/confirm-newsletter.ts'
import { leaveNewsletter } from './newsletter/leave-newsletter.ts'
import { askForNewsletter } from './newsletter/subscribe-newsletter.ts'

const api = implement(marketing).$context<RequestContext>()

export const marketingRoutes = api.router({
  recordEvents: api.recordEvents.handler(({ context, input }) => recordEvents(context, input)),
  subscribeNewsletter: api.subscribeNewsletter.handler(({ context, input }) =>
    askForNewsletter(context, input),
  ),
  confirmNewsletter: api.confirmNewsletter.handler(({ context, input }) => confirmNewsletter(context, input)),
  leaveNewsletter: api.leaveNewsletter.handler(({ context, input }) => leaveNewsletter(context, input)),
})
