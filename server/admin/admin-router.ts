import { auditRoutes } from '#platform/audit/admin-routes.ts'
import { integrationsRoutes } from '#platform/integrations/admin-routes.ts'
import { marketingAdminRoutes } from '#platform/marketing/admin-routes.ts'
import { picturesRoutes } from '#platform/storage/admin-routes.ts'
import { staffRoutes } from '#platform/staff/admin-routes.ts'

/** All that the panel may ask for, under the names of the contract. */
export const adminRouter = {
  audit: auditRoutes,
  integrations: integrationsRoutes,
  marketing: marketingAdminRoutes,
  staff: staffRoutes,
}
