import { implement } from '@orpc/server'
import { marketing } from '#contract/admin/marketing.ts'
import type { Visit } from '#platform/visit.ts'
import { changePromotion, switchPromotion } from './admin/change-promotion.ts'
import { createCoupon, createPromotion } from './admin/create-promotion.ts'
import { getPromotion } from './admin/get-promotion.ts'
import { listPromotions } from './admin/list-promotions.ts'
import { exportSubscriptions, listSubscriptions } from './admin/subscriptions.ts'

const api = implement(marketing).$context<Visit>()

export const marketingAdminRoutes = {
  listPromotions: api.listPromotions.handler(({ context, input }) => listPromotions(context, input)),
  getPromotion: api.getPromotion.handler(({ context, input }) => getPromotion(context, input)),
  createPromotion: api.createPromotion.handler(({ context, input }) => createPromotion(context, input)),
  createCoupon: api.createCoupon.handler(({ context, input }) => createCoupon(context, input)),
  savePromotion: api.savePromotion.handler(({ context, input }) => changePromotion(context, input)),
  switchPromotion: api.switchPromotion.handler(({ context, input }) => switchPromotion(context, input)),
  listSubscriptions: api.listSubscriptions.handler(({ context, input }) => listSubscriptions(context, input)),
  exportSubscriptions: api.exportSubscriptions.handler(({ context, input }) =>
    exportSubscriptions(context, input),
  ),
}
