import { implement } from '@orpc/server'
import { listening } from '#contract/content/listening.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { compareBlind } from './compare-blind.ts'

const api = implement(listening).$context<RequestContext>()

export const listeningRoutes = api.router({
  blind: api.blind.handler(({ context, input }) => compareBlind(context, input)),
})
