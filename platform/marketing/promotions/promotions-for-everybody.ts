import type { Promotion } from '#domain/promotions/promotion.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/tags.ts'
import { listActivePromotions } from './list-active-promotions.ts'

/**
 * The promotions that apply by themselves now, whoever buys: what product pages and cards may tell, since everybody shares them.
 * What only some buyers or so many orders may use is left out: the cart knows who buys. Answers that tell them carry their tag.
 */
export async function promotionsForEverybody(context: RequestContext): Promise<Promotion[]> {
  context.tag(tags.promotions)
  const promotions = await context.memoize('promocoes', [tags.promotions], () =>
    listActivePromotions(context),
  )

  return promotions.filter(isForEverybody)
}

function isForEverybody({ exigeLogin, primeiraCompra, usosMaximos, usosPorCliente }: Promotion): boolean {
  return !exigeLogin && !primeiraCompra && usosMaximos === null && usosPorCliente === null
}
