import { implement } from '@orpc/server'
import { privacy } from '#contract/admin/privacy.ts'
import type { Visit } from '#platform/visit.ts'
import { customerActivity } from './admin/customer-activity.ts'
import { exportCustomer } from './admin/export-customer.ts'
import { forgetCustomer } from './admin/forget-customer.ts'

const api = implement(privacy).$context<Visit>()

export const privacyAdminRoutes = {
  activity: api.activity.handler(({ context, input }) => customerActivity(context, input)),
  exportData: api.exportData.handler(({ context, input }) => exportCustomer(context, input)),
  forget: api.forget.handler(({ context, input }) => forgetCustomer(context, input)),
}
