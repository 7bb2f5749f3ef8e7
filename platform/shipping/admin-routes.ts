import { implement } from '@orpc/server'
import { settings } from '#contract/admin/settings.ts'
import type { Visit } from '#platform/visit.ts'
import { importFreight } from './admin/import-freight.ts'
import { listFreight } from './admin/list-freight.ts'

const api = implement(settings).$context<Visit>()

/** What the panel's settings ask of freight. */
export const freightRoutes = {
  freight: api.freight.handler(({ context }) => listFreight(context)),
  importFreight: api.importFreight.handler(({ context, input }) => importFreight(context, input)),
}
