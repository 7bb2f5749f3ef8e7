import type { Order } from '#contract/orders/orders.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { getOrder } from '../access/get-order.ts'
import { openOrder, type Which } from '../access/open-order.ts'
import { cancelOrder } from './cancel-order.ts'

/** The buyer cancels. Refuses as `openOrder` and `cancelOrder` do. */
export async function cancelOwnOrder(visit: Visit, which: Which): Promise<Order> {
  const { pedido } = await openOrder(visit, which)
  await cancelOrder(visit, { id: pedido.id, quem: 'cliente' })

  return getOrder(visit, which)
}
