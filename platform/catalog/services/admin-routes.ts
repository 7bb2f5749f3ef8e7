import { implement } from '@orpc/server'
import { services } from '#contract/orders/workshop/services.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getWorkshopSettings, saveWorkshopSettings } from './capacity/workshop-settings.ts'
import {
  createService,
  getService,
  listServices,
  saveService,
  sortServices,
} from './editing/admin-services.ts'

const api = implement(services).$context<RequestContext>()

export const servicesAdminRoutes = {
  list: api.list.handler(({ context }) => listServices(context)),
  get: api.get.handler(({ context, input }) => getService(context, input)),
  create: api.create.handler(({ context, input }) => createService(context, input)),
  save: api.save.handler(({ context, input }) => saveService(context, input)),
  sort: api.sort.handler(({ context, input }) => sortServices(context, input)),
  settings: api.settings.handler(({ context }) => getWorkshopSettings(context)),
  saveSettings: api.saveSettings.handler(({ context, input }) => saveWorkshopSettings(context, input)),
}
