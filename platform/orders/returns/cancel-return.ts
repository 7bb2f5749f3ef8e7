import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { advanceOrder } from '../lifecycle/advance-order.ts'

/** Cancels a return: the buyer keeps the goods. Refuses `PedidoNaoPermite` if no return was open. */
export async function cancelReturn(
  context: RequestContext,
  { id, nota }: { id: string; nota: string },
): Promise<AdminOrder> {
  const { by, note } = await actOnOrder(context, 'pedidos.editar', id)
  await context.db.transaction(async (db) => {
    await advanceOrder({ ...context, db }, { id, evento: 'keep', nota, ...by })
    await note(db, 'pedido.devolucao-desfeita')
  })

  return getStoreOrder(context, { id })
}
