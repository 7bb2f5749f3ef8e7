import type { Cart } from '#contract/cart/cart.ts'
import { couponCode } from '#domain/promotions/coupon-code.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'

/** Removes a coupon; does nothing if the cart has another one. */
export function removeCoupon(context: RequestContext, { hashCupom }: { hashCupom: string }): Promise<Cart> {
  return changeCart(context, {
    skus: [],
    produtos: [],
    decide: ({ cupom }) => (cupom === couponCode(hashCupom) ? { cupom: null } : {}),
  })
}
