import type { Order } from '#contract/orders/orders.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { getOrder } from '../access/get-order.ts'
import { openOrder, type Which } from '../access/open-order.ts'
import { withdrawOrder } from './withdraw-order.ts'

/** The buyer withdraws. Refuses as `openOrder` and `withdrawOrder` do. */
export async function withdrawOwnOrder(
  visit: Visit,
  { motivo, ...which }: Which & { motivo: string },
): Promise<Order> {
  const { pedido } = await openOrder(visit, which)
  await withdrawOrder(visit, { id: pedido.id, quem: 'cliente', nota: motivo })

  return getOrder(visit, which)
}
