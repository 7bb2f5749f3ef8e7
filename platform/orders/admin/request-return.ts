import type { AdminOrder } from '#contract/admin/orders.ts'
import type { Visit } from '#platform/visit.ts'
import { withdrawOrder } from '../withdraw-order.ts'
import { actOnOrder } from './act-on-order.ts'
import { getStoreOrder } from './get-store-order.ts'

/** The buyer told the store that they want to give the goods back. Refuses as `withdrawOrder` does. */
export async function requestReturn(
  visit: Visit,
  { id, nota }: { id: string; nota: string },
): Promise<AdminOrder> {
  const { by, note } = await actOnOrder(visit, 'pedidos.editar', id)
  await visit.db.transaction(async (db) => {
    await withdrawOrder({ ...visit, db }, { id, nota, ...by })
    await note(db, 'pedido.devolucao-pedida')
  })

  return getStoreOrder(visit, { id })
}
