import type { Order } from '#contract/orders/orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getOrder } from '../access/get-order.ts'
import { openOrder, type Which } from '../access/open-order.ts'
import { withdrawOrder } from './withdraw-order.ts'

/** The buyer withdraws. Refuses as `openOrder` and `withdrawOrder` do. */
export async function withdrawOwnOrder(
  context: RequestContext,
  { motivo, ...which }: Which & { motivo: string },
): Promise<Order> {
  const { pedido } = await openOrder(context, which)
  await withdrawOrder(context, { id: pedido.id, quem: 'cliente', nota: motivo })

  return getOrder(context, which)
}
