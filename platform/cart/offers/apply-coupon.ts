import type { Cart } from '#contract/cart/cart.ts'
import { couponCode } from '#domain/promotions/coupon-code.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'

/** Uses a coupon, in place of another. Refuses `CupomRecusado`, with the reason as far as guessers may know it, and `TentativasDemais`. */
export async function applyCoupon(visit: Visit, { hashCupom }: { hashCupom: string }): Promise<Cart> {
  await countTry(visit, 'coupon', requireSession(visit))

  return changeCart(visit, {
    skus: [],
    produtos: [],
    decide: () => ({ cupom: couponCode(hashCupom), insisted: true }),
  })
}
