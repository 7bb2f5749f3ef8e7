import type { Cart } from '#contract/cart/cart.ts'
import { couponCode } from '#domain/promotions/coupon-code.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCart } from '../change-cart.ts'

/**
 * Applies a coupon, replacing another one. Refuses `TentativasDemais`, and `CupomRecusado` with a reason that doesn't
 * help guessers.
 */
export async function applyCoupon(
  context: RequestContext,
  { hashCupom }: { hashCupom: string },
): Promise<Cart> {
  await countTry(context, 'coupon', requireSession(context))

  return changeCart(context, {
    skus: [],
    produtos: [],
    decide: () => ({ cupom: couponCode(hashCupom), insisted: true }),
  })
}
