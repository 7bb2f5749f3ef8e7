import { implement } from '@orpc/server'
import { guides } from '#contract/content/guides/guides.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getGuide } from './get-guide.ts'
import { guideSubjects, listGuides } from './list-guides.ts'

const api = implement(guides).$context<RequestContext>()

export const guidesRoutes = api.router({
  list: api.list.handler(({ context, input }) => listGuides(context, input)),
  get: api.get.handler(({ context, input }) => getGuide(context, input)),
  subjects: api.subjects.handler(({ context }) => guideSubjects(context)),
})
