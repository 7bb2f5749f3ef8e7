import { implement } from '@orpc/server'
import { guides } from '#contract/content/guides/admin-guides.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeGuide, createGuide, orderGuides, removeGuide } from './change-guides.ts'
import { getGuideToEdit, listGuidesToEdit, matchRule, previewGuide } from './guides-to-edit.ts'

const api = implement(guides).$context<RequestContext>()

export const guidesAdminRoutes = api.router({
  list: api.list.handler(({ context }) => listGuidesToEdit(context)),
  get: api.get.handler(({ context, input }) => getGuideToEdit(context, input)),
  create: api.create.handler(({ context, input }) => createGuide(context, input)),
  save: api.save.handler(({ context, input }) => changeGuide(context, input)),
  remove: api.remove.handler(({ context, input }) => removeGuide(context, input)),
  order: api.order.handler(({ context, input }) => orderGuides(context, input)),
  matchRule: api.matchRule.handler(({ context, input }) => matchRule(context, input)),
  preview: api.preview.handler(({ context, input }) => previewGuide(context, input)),
})
