import { implement } from '@orpc/server'
import { cart } from '#contract/cart/cart.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getCart } from './get-cart.ts'
import { addCombination } from './items/add-combination.ts'
import { addItems } from './items/add-items.ts'
import { removeItem } from './items/remove-item.ts'
import { shopList } from './items/shop-list.ts'
import { updateItem } from './items/update-item.ts'
import { applyCoupon } from './offers/apply-coupon.ts'
import { ownPrices } from './offers/own-prices.ts'
import { productPromotions } from './offers/product-promotions.ts'
import { removeCoupon } from './offers/remove-coupon.ts'
import { listPiecesInCarts } from './pieces/list-pieces-in-carts.ts'

const api = implement(cart).$context<RequestContext>()

export const cartRoutes = api.router({
  get: api.get.handler(({ context }) => getCart(context)),
  add: api.add.handler(({ context, input }) => addItems(context, input)),
  update: api.update.handler(({ context, input }) => updateItem(context, input)),
  remove: api.remove.handler(({ context, input }) => removeItem(context, input)),
  shopList: api.shopList.handler(({ context, input }) => shopList(context, input)),
  combination: api.combination.handler(({ context, input }) => addCombination(context, input)),
  ownPrices: api.ownPrices.handler(({ context, input }) => ownPrices(context, input)),
  promotions: api.promotions.handler(({ context, input }) => productPromotions(context, input)),
  piecesInCarts: api.piecesInCarts.handler(({ context, input }) => listPiecesInCarts(context, input)),
  applyCoupon: api.applyCoupon.handler(({ context, input }) => applyCoupon(context, input)),
  removeCoupon: api.removeCoupon.handler(({ context, input }) => removeCoupon(context, input)),
})
