import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { withdrawOrder } from './withdraw-order.ts'

/** Records a return that the buyer requested from the store. Refuses as `withdrawOrder` does. */
export async function requestReturn(
  context: RequestContext,
  { id, nota }: { id: string; nota: string },
): Promise<AdminOrder> {
  const { by, note } = await actOnOrder(context, 'pedidos.editar', id)
  await context.db.transaction(async (db) => {
    await withdrawOrder({ ...context, db }, { id, nota, ...by })
    await note(db, 'pedido.devolucao-pedida')
  })

  return getStoreOrder(context, { id })
}
