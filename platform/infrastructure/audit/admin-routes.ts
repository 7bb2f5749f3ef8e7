import { implement } from '@orpc/server'
import { audit } from '#contract/panel/audit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listChanges } from './list-changes.ts'

const api = implement(audit).$context<RequestContext>()

export const auditRoutes = {
  list: api.list.handler(({ context, input }) => listChanges(context, input)),
}
