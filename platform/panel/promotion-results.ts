import { lastDays } from '#domain/time/last-days.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getPromotion } from '#platform/marketing/promotions/get-promotion.ts'
import { type DiscountResults, discountResults } from '#platform/orders/reports/discount-results.ts'

const DAYS = 30

/** Returns the results of a promotion or coupon in the last thirty days. Refuses `CadastroInexistente`. */
export async function promotionResults(
  context: RequestContext,
  { id }: { id: number },
): Promise<DiscountResults> {
  const { codigo } = await getPromotion(context, { id })
  const source =
    codigo === null
      ? { tipo: 'promocao' as const, origem: String(id) }
      : { tipo: 'cupom' as const, origem: codigo }

  return discountResults(context, { ...source, ...lastDays(context.now, DAYS) })
}
