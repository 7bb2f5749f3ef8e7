import type { OwnPrices } from '#contract/cart/cart.ts'
import { listGroupPrices } from '#platform/catalog/prices/group-prices.ts'
import { groupOfSession } from '#platform/customers/sessions/customer-of-session.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** What the visitor pays for SKUs where that is not what everybody pays: the prices of a reseller's group, as the cart has them. */
export async function ownPrices(context: RequestContext, { skus }: { skus: number[] }): Promise<OwnPrices> {
  const { sessao } = context
  if (sessao === null) return { precos: [] }

  return { precos: await listGroupPrices(context, { grupo: groupOfSession(sessao), skus }) }
}
