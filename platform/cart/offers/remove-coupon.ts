import type { Cart } from '#contract/cart/cart.ts'
import { couponCode } from '#domain/promotions/coupon-code.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'

/** Takes a coupon off; another one that is on stays. */
export function dropCoupon(visit: Visit, { hashCupom }: { hashCupom: string }): Promise<Cart> {
  return changeCart(visit, {
    skus: [],
    produtos: [],
    decide: ({ cupom }) => (cupom === couponCode(hashCupom) ? { cupom: null } : {}),
  })
}
