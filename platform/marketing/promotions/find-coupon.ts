import { couponCode } from '#domain/promotions/coupon-code.ts'
import type { Coupon } from '#domain/promotions/promotion.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { couponByCode } from './rows.ts'

/**
 * The coupon of this code, however it was typed, or null. One that is over or used up is found too: `cartTotals` says in
 * `recusaCupom` why it does not apply, and `couponRefusal` what to say when there is none.
 */
export async function findCoupon({ db }: Pick<RequestContext, 'db'>, typed: string): Promise<Coupon | null> {
  const codigo = couponCode(typed)
  const [row] = await couponByCode(db).execute({ codigo })

  return row ? { ...row, codigo } : null
}
