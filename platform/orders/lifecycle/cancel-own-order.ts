import type { Order } from '#contract/orders/orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getOrder } from '../access/get-order.ts'
import { openOrder, type Which } from '../access/open-order.ts'
import { cancelOrder } from './cancel-order.ts'

/** The buyer cancels. Refuses as `openOrder` and `cancelOrder` do. */
export async function cancelOwnOrder(context: RequestContext, which: Which): Promise<Order> {
  const { pedido } = await openOrder(context, which)
  await cancelOrder(context, { id: pedido.id, quem: 'cliente' })

  return getOrder(context, which)
}
