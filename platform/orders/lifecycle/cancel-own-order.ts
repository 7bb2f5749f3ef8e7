import type { Order } from '#contract/orders/orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getOrder } from '../access/get-order.ts'
import { type OrderAccess, openOrder } from '../access/open-order.ts'
import { cancelOrder } from './cancel-order.ts'

/** Cancels an order for its buyer. Refuses as `openOrder` and `cancelOrder` do. */
export async function cancelOwnOrder(context: RequestContext, access: OrderAccess): Promise<Order> {
  const { pedido } = await openOrder(context, access)
  await cancelOrder(context, { id: pedido.id, quem: 'cliente' })

  return getOrder(context, access)
}
