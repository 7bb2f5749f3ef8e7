import { implement } from '@orpc/server'
import { services } from '#contract/orders/workshop/services.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeDay, getAgenda, resetDay } from './get-agenda.ts'
import { moveJob } from './move-job.ts'

const api = implement(services).$context<RequestContext>()

/** Routes about the workshop's days, which name orders and work orders. */
export const agendaAdminRoutes = {
  agenda: api.agenda.handler(({ context, input }) => getAgenda(context, input)),
  changeDay: api.changeDay.handler(({ context, input }) => changeDay(context, input)),
  moveJob: api.moveJob.handler(({ context, input }) => moveJob(context, input)),
  resetDay: api.resetDay.handler(({ context, input }) => resetDay(context, input)),
}
