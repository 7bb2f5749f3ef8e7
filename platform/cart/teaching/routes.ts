import { implement } from '@orpc/server'
import { pupilLists } from '#contract/customers/teaching/pupil-list.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getNamedPupilList, getPupilList } from './get-pupil-list.ts'
import { takePupilList } from './take-pupil-list.ts'

const api = implement(pupilLists).$context<RequestContext>()

export const pupilListRoutes = api.router({
  get: api.get.handler(({ context, input }) => getPupilList(context, input)),
  named: api.named.handler(({ context, input }) => getNamedPupilList(context, input)),
  take: api.take.handler(({ context, input }) => takePupilList(context, input)),
})
