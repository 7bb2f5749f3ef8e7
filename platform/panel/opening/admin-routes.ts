import { implement } from '@orpc/server'
import { opening } from '#contract/panel/opening.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { dismissStep } from './dismiss-step.ts'
import { getChecklist } from './get-checklist.ts'
import { closeShop, openShop } from './open-shop.ts'

const api = implement(opening).$context<RequestContext>()

export const openingRoutes = {
  get: api.get.handler(({ context }) => getChecklist(context)),
  dismiss: api.dismiss.handler(({ context, input }) => dismissStep(context, input)),
  open: api.open.handler(({ context }) => openShop(context)),
  close: api.close.handler(({ context }) => closeShop(context)),
}
