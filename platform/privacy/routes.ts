import { implement } from '@orpc/server'
import { privacy } from '#contract/customers/privacy.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-own-data.ts'

const api = implement(privacy).$context<RequestContext>()

export const privacyRoutes = api.router({
  exportData: api.exportData.handler(({ context, input }) => exportData(context, input)),
  deleteAccount: api.deleteAccount.handler(({ context, input }) => deleteAccount(context, input)),
})
