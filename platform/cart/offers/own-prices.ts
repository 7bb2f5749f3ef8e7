import type { OwnPrices } from '#contract/cart/cart.ts'
import { listGroupPrices } from '#platform/catalog/prices/group-prices.ts'
import { groupOfSession } from '#platform/customers/sessions/customer-of-session.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Returns the prices of SKUs that differ from the public ones for this visitor: those of a reseller's group. */
export async function ownPrices(context: RequestContext, { skus }: { skus: number[] }): Promise<OwnPrices> {
  const { sessao } = context
  if (sessao === null) return { precos: [] }

  return { precos: await listGroupPrices(context, { grupo: groupOfSession(sessao), skus }) }
}
