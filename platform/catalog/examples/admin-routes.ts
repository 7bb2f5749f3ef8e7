import { implement } from '@orpc/server'
import { examples } from '#contract/catalog/examples.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getExamples, loadExamples, removeExamples } from './example-products.ts'

const api = implement(examples).$context<RequestContext>()

export const examplesAdminRoutes = {
  get: api.get.handler(({ context }) => getExamples(context)),
  load: api.load.handler(({ context }) => loadExamples(context)),
  remove: api.remove.handler(({ context }) => removeExamples(context)),
}
