import type { Promotion } from '#domain/promotions/promotion.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { listActivePromotions } from './list-active-promotions.ts'

/**
 * Active promotions that apply to every buyer. Product pages and cards show only these, since their cache is shared by
 * everybody. Promotions for certain buyers or with limited uses are left out; the cart knows the buyer. Tags the
 * response.
 */
export async function promotionsForEverybody(context: RequestContext): Promise<Promotion[]> {
  context.tag(tags.promotions)
  const promotions = await context.memoize(['promocoes'], [tags.promotions], () =>
    listActivePromotions(context),
  )

  return promotions.filter(isForEverybody)
}

function isForEverybody({ exigeLogin, primeiraCompra, usosMaximos, usosPorCliente }: Promotion): boolean {
  return !exigeLogin && !primeiraCompra && usosMaximos === null && usosPorCliente === null
}
