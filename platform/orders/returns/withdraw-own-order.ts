import type { Order } from '#contract/orders/orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getOrder } from '../access/get-order.ts'
import { type OrderAccess, openOrder } from '../access/open-order.ts'
import { withdrawOrder } from './withdraw-order.ts'

/** Withdraws an order for its buyer. Refuses as `openOrder` and `withdrawOrder` do. */
export async function withdrawOwnOrder(
  context: RequestContext,
  { motivo, ...access }: OrderAccess & { motivo: string },
): Promise<Order> {
  const { pedido } = await openOrder(context, access)
  await withdrawOrder(context, { id: pedido.id, quem: 'cliente', nota: motivo })

  return getOrder(context, access)
}
