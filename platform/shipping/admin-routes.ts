import { implement } from '@orpc/server'
import { settings } from '#contract/settings/admin-settings.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listFreight } from './freight-tables/admin-list-freight.ts'
import { importFreight } from './freight-tables/import-freight.ts'

const api = implement(settings).$context<RequestContext>()

/** Freight routes of the panel's settings. */
export const freightRoutes = {
  freight: api.freight.handler(({ context }) => listFreight(context)),
  importFreight: api.importFreight.handler(({ context, input }) => importFreight(context, input)),
}
