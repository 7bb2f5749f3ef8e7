import type { CartLine } from '#domain/cart/cart-line.ts'
import { explainPromotions } from '#domain/promotions/explain-promotions.ts'
import { type Buyer, type Combination, UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findCoupon } from './find-coupon.ts'
import { enabledPromotions } from './rows.ts'

export type Simulation<L extends CartLine> = {
  itens: readonly L[]
  combinacoes?: readonly Combination[]
  codigo?: string
  comprador?: Buyer
}

/**
 * The totals of a cart at the time of the request, and why each promotion that is switched on applied or not, including
 * expired and scheduled ones. Changes nothing. An unknown code is ignored.
 */
export async function simulatePromotions<L extends CartLine>(
  context: Pick<RequestContext, 'db' | 'settings' | 'now'>,
  { itens, combinacoes = [], codigo, comprador = UNKNOWN_BUYER }: Simulation<L>,
) {
  const { db, settings, now } = context
  const cupom = codigo === undefined ? null : await findCoupon(context, codigo)
  const promocoes = await enabledPromotions(db)

  return explainPromotions(itens, { promocoes, combinacoes, cupom, settings, now, comprador })
}
