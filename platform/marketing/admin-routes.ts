import { implement } from '@orpc/server'
import { marketing } from '#contract/marketing/admin-marketing.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { toolUse } from './events/tool-use.ts'
import { exportSubscriptions, listSubscriptions } from './newsletter/subscriptions.ts'
import { changePromotion, switchPromotion } from './promotions/change-promotion.ts'
import { createCoupon, createPromotion } from './promotions/create-promotion.ts'
import { getPromotion } from './promotions/get-promotion.ts'
import { listPromotions } from './promotions/list-promotions.ts'

const api = implement(marketing).$context<RequestContext>()

export const marketingAdminRoutes = {
  listPromotions: api.listPromotions.handler(({ context, input }) => listPromotions(context, input)),
  getPromotion: api.getPromotion.handler(({ context, input }) => getPromotion(context, input)),
  createPromotion: api.createPromotion.handler(({ context, input }) => createPromotion(context, input)),
  createCoupon: api.createCoupon.handler(({ context, input }) => createCoupon(context, input)),
  savePromotion: api.savePromotion.handler(({ context, input }) => changePromotion(context, input)),
  switchPromotion: api.switchPromotion.handler(({ context, input }) => switchPromotion(context, input)),
  toolUse: api.toolUse.handler(({ context, input }) => toolUse(context, input)),
  listSubscriptions: api.listSubscriptions.handler(({ context, input }) => listSubscriptions(context, input)),
  exportSubscriptions: api.exportSubscriptions.handler(({ context, input }) =>
    exportSubscriptions(context, input),
  ),
}
