import type { AdminOrder } from '#contract/admin/orders.ts'
import type { Visit } from '#platform/visit.ts'
import { cancelOrder } from '../cancel-order.ts'
import { actOnOrder } from './act-on-order.ts'
import { getStoreOrder } from './get-store-order.ts'

/** Cancels an order in somebody's name: goods and money go back. Refuses as `cancelOrder` does. */
export async function cancelStoreOrder(
  visit: Visit,
  { id, nota }: { id: string; nota: string },
): Promise<AdminOrder> {
  const { by, note } = await actOnOrder(visit, 'pedidos.editar', id)
  await cancelOrder(visit, { id, nota, ...by }, (tx) => note(tx, 'pedido.cancelado'))

  return getStoreOrder(visit, { id })
}
