import type { AdminOrder } from '#contract/admin/orders.ts'
import type { Visit } from '#platform/visit.ts'
import { advanceOrder } from '../advance-order.ts'
import { actOnOrder } from './act-on-order.ts'
import { getStoreOrder } from './get-store-order.ts'

/** The buyer keeps the goods after all. Refuses `PedidoNaoPermite` where nothing was to come back. */
export async function keepOrder(
  visit: Visit,
  { id, nota }: { id: string; nota: string },
): Promise<AdminOrder> {
  const { by, note } = await actOnOrder(visit, 'pedidos.editar', id)
  await visit.db.transaction(async (db) => {
    await advanceOrder({ ...visit, db }, { id, evento: 'keep', nota, ...by })
    await note(db, 'pedido.devolucao-desfeita')
  })

  return getStoreOrder(visit, { id })
}
