import type { AdminOrder } from '#contract/admin/orders.ts'
import type { Visit } from '#platform/visit.ts'
import { advanceOrder } from '../advance-order.ts'
import { actOnOrder } from './act-on-order.ts'
import { getStoreOrder } from './get-store-order.ts'

/** The goods have arrived, or were fetched. Refuses `PedidoNaoPermite` for what has not left. */
export async function deliverOrder(visit: Visit, { id }: { id: string }): Promise<AdminOrder> {
  const { by, note } = await actOnOrder(visit, 'pedidos.expedir', id)
  await visit.db.transaction(async (db) => {
    await advanceOrder({ ...visit, db }, { id, evento: 'deliver', ...by })
    await note(db, 'pedido.entregue')
  })

  return getStoreOrder(visit, { id })
}
