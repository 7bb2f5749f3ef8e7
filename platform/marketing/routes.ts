import { implement } from '@orpc/server'
import { marketing } from '#contract/marketing.ts'
import type { Visit } from '#platform/visit.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { leaveNewsletter } from './leave-newsletter.ts'
import { recordEvents } from './record-events.ts'
import { askForNewsletter } from './subscribe-newsletter.ts'

const api = implement(marketing).$context<Visit>()

export const marketingRoutes = api.router({
  recordEvents: api.recordEvents.handler(({ context, input }) => recordEvents(context, input)),
  subscribeNewsletter: api.subscribeNewsletter.handler(({ context, input }) =>
    askForNewsletter(context, input),
  ),
  confirmNewsletter: api.confirmNewsletter.handler(({ context, input }) => confirmNewsletter(context, input)),
  leaveNewsletter: api.leaveNewsletter.handler(({ context, input }) => leaveNewsletter(context, input)),
})
