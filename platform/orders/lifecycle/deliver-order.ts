import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from './act-on-order.ts'
import { advanceOrder } from './advance-order.ts'
import { type Done, doForEach } from './do-for-each.ts'

/** The goods have arrived, or were fetched. Refuses `PedidoNaoPermite` for what has not left. */
export async function deliverOrder(visit: Visit, { id }: { id: string }): Promise<AdminOrder> {
  await deliver(visit, id)

  return getStoreOrder(visit, { id })
}

/** The same for many; what has not left is said, and stops no other. */
export async function deliverChosen(visit: Visit, { ids }: { ids: readonly string[] }): Promise<Done> {
  permit(visit, 'pedidos.expedir')

  return doForEach(visit.db, ids, (id) => deliver(visit, id))
}

async function deliver(visit: Visit, id: string): Promise<void> {
  const { by, note } = await actOnOrder(visit, 'pedidos.expedir', id)
  await visit.db.transaction(async (db) => {
    await advanceOrder({ ...visit, db }, { id, evento: 'deliver', ...by })
    await note(db, 'pedido.entregue')
  })
}
