import { couponCode } from '#domain/promotions/coupon-code.ts'
import type { Coupon } from '#domain/promotions/promotion.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { couponByCode } from './rows.ts'

/**
 * The coupon with this code, however it was typed, or null. Expired and used-up coupons are returned too: `recusaCupom`
 * of `cartTotals` says why one does not apply; `couponRefusal` is for unknown ones.
 */
export async function findCoupon({ db }: Pick<RequestContext, 'db'>, typed: string): Promise<Coupon | null> {
  const codigo = couponCode(typed)
  const [row] = await couponByCode(db).execute({ codigo })

  return row ? { ...row, codigo } : null
}
