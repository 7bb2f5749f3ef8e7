import { implement } from '@orpc/server'
import { cart } from '#contract/cart.ts'
import type { Visit } from '#platform/visit.ts'
import { addCombination } from './add-combination.ts'
import { addItems } from './add-items.ts'
import { applyCoupon } from './apply-coupon.ts'
import { dropCoupon } from './drop-coupon.ts'
import { getCart } from './get-cart.ts'
import { ownPrices } from './own-prices.ts'
import { productPromotions } from './product-promotions.ts'
import { removeItem } from './remove-item.ts'
import { shopList } from './shop-list.ts'
import { updateItem } from './update-item.ts'

const api = implement(cart).$context<Visit>()

export const cartRoutes = api.router({
  get: api.get.handler(({ context }) => getCart(context)),
  add: api.add.handler(({ context, input }) => addItems(context, input)),
  update: api.update.handler(({ context, input }) => updateItem(context, input)),
  remove: api.remove.handler(({ context, input }) => removeItem(context, input)),
  shopList: api.shopList.handler(({ context, input }) => shopList(context, input)),
  combination: api.combination.handler(({ context, input }) => addCombination(context, input)),
  ownPrices: api.ownPrices.handler(({ context, input }) => ownPrices(context, input)),
  promotions: api.promotions.handler(({ context, input }) => productPromotions(context, input)),
  applyCoupon: api.applyCoupon.handler(({ context, input }) => applyCoupon(context, input)),
  dropCoupon: api.dropCoupon.handler(({ context, input }) => dropCoupon(context, input)),
})
