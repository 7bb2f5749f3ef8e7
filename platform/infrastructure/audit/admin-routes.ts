import { implement } from '@orpc/server'
import { audit } from '#contract/panel/audit.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { listChanges } from './list-changes.ts'

const api = implement(audit).$context<Visit>()

export const auditRoutes = {
  list: api.list.handler(({ context, input }) => listChanges(context, input)),
}
