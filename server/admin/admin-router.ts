import { auditRoutes } from '#platform/audit/admin-routes.ts'
import { staffRoutes } from '#platform/staff/admin-routes.ts'

/** All that the panel may ask for, under the names of the contract. */
export const adminRouter = { audit: auditRoutes, staff: staffRoutes }
