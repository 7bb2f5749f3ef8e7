import type { Cart } from '#contract/cart.ts'
import { couponCode } from '#domain/cart/coupon-code.ts'
import type { Visit } from '#platform/visit.ts'
import { changeCart } from './change-cart.ts'

/** Uses a coupon, in place of another. Refuses `CupomRecusado`, with the reason. */
export function applyCoupon(visit: Visit, { hashCupom }: { hashCupom: string }): Promise<Cart> {
  return changeCart(visit, {
    skus: [],
    produtos: [],
    decide: () => ({ cupom: couponCode(hashCupom), insisted: true }),
  })
}
