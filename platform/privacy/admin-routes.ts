import { implement } from '@orpc/server'
import { privacy } from '#contract/customers/admin-privacy.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { customerActivity } from './customer-activity.ts'
import { eraseCustomer } from './erase-customer.ts'
import { exportCustomer } from './export-customer.ts'

const api = implement(privacy).$context<RequestContext>()

export const privacyAdminRoutes = {
  activity: api.activity.handler(({ context, input }) => customerActivity(context, input)),
  exportData: api.exportData.handler(({ context, input }) => exportCustomer(context, input)),
  erase: api.erase.handler(({ context, input }) => eraseCustomer(context, input)),
}
