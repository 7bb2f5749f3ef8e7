import { implement } from '@orpc/server'
import { searches } from '#contract/catalog/searches.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { createSearchRule, removeSearchRules, saveSearchRule } from './rules/change-search-rules.ts'
import { listSearchRules } from './rules/list-search-rules.ts'

const api = implement(searches).$context<RequestContext>()

export const searchesAdminRoutes = {
  list: api.list.handler(({ context, input }) => listSearchRules(context, input)),
  create: api.create.handler(({ context, input }) => createSearchRule(context, input)),
  save: api.save.handler(({ context, input }) => saveSearchRule(context, input)),
  remove: api.remove.handler(({ context, input }) => removeSearchRules(context, input)),
}
