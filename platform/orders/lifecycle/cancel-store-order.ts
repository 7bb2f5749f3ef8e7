import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from './act-on-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { type Done, doForEach } from './do-for-each.ts'

/** Cancels an order in somebody's name: goods and money go back. Refuses as `cancelOrder` does. */
export async function cancelStoreOrder(
  visit: Visit,
  { id, nota }: { id: string; nota: string },
): Promise<AdminOrder> {
  await cancel(visit, { id, nota })

  return getStoreOrder(visit, { id })
}

/** The same for many; what can't be cancelled any more is said, and stops no other. */
export async function cancelChosen(
  visit: Visit,
  { ids, nota }: { ids: readonly string[]; nota: string },
): Promise<Done> {
  permit(visit, 'pedidos.editar')

  return doForEach(visit.db, ids, (id) => cancel(visit, { id, nota }))
}

async function cancel(visit: Visit, { id, nota }: { id: string; nota: string }): Promise<void> {
  const { by, note } = await actOnOrder(visit, 'pedidos.editar', id)
  await cancelOrder(visit, { id, nota, ...by }, (tx) => note(tx, 'pedido.cancelado'))
}
