import { implement } from '@orpc/server'
import { privacy } from '#contract/customers/admin-privacy.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { customerActivity } from './customer-activity.ts'
import { forgetCustomer } from './erase-customer.ts'
import { exportCustomer } from './export-customer.ts'

const api = implement(privacy).$context<Visit>()

export const privacyAdminRoutes = {
  activity: api.activity.handler(({ context, input }) => customerActivity(context, input)),
  exportData: api.exportData.handler(({ context, input }) => exportCustomer(context, input)),
  forget: api.forget.handler(({ context, input }) => forgetCustomer(context, input)),
}
