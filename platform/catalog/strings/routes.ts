import { implement } from '@orpc/server'
import { strings } from '#contract/catalog/strings/strings.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { chooseStrings } from './choose-strings.ts'
import { getPractice } from './get-practice.ts'
import { getProductTools } from './get-product-tools.ts'
import { getTension } from './get-tension.ts'
import { getFit } from './mine/get-fit.ts'
import { getMyInstrument } from './mine/get-my-instrument.ts'
import { toolsOfShop } from './offered-tools.ts'

const api = implement(strings).$context<RequestContext>()

export const stringsRoutes = api.router({
  choose: api.choose.handler(({ context, input }) => chooseStrings(context, input)),
  fit: api.fit.handler(({ context, input }) => getFit(context, input)),
  mine: api.mine.handler(({ context, input }) => getMyInstrument(context, input)),
  offered: api.offered.handler(({ context }) => toolsOfShop(context)),
  practice: api.practice.handler(({ context, input }) => getPractice(context, input)),
  tools: api.tools.handler(({ context, input }) => getProductTools(context, input)),
  tension: api.tension.handler(({ context, input }) => getTension(context, input)),
})
