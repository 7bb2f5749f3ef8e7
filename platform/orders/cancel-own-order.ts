import type { Order } from '#contract/orders.ts'
import type { Visit } from '#platform/visit.ts'
import { cancelOrder } from './cancel-order.ts'
import { getOrder } from './get-order.ts'
import { openOrder, type Which } from './open-order.ts'

/** The buyer cancels. Refuses as `openOrder` and `cancelOrder` do. */
export async function cancelOwnOrder(visit: Visit, which: Which): Promise<Order> {
  const { pedido } = await openOrder(visit, which)
  await cancelOrder(visit, { id: pedido.id, quem: 'cliente' })

  return getOrder(visit, which)
}
