import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from './act-on-order.ts'
import { advanceOrder } from './advance-order.ts'
import { type Done, doForEach } from './do-for-each.ts'

/** The goods have arrived, or were fetched. Refuses `PedidoNaoPermite` for what has not left. */
export async function deliverOrder(context: RequestContext, { id }: { id: string }): Promise<AdminOrder> {
  await deliver(context, id)

  return getStoreOrder(context, { id })
}

/** The same for many; what has not left is said, and stops no other. */
export async function deliverChosen(
  context: RequestContext,
  { ids }: { ids: readonly string[] },
): Promise<Done> {
  permit(context, 'pedidos.expedir')

  return doForEach(context.db, ids, (id) => deliver(context, id))
}

async function deliver(context: RequestContext, id: string): Promise<void> {
  const { by, note } = await actOnOrder(context, 'pedidos.expedir', id)
  await context.db.transaction(async (db) => {
    await advanceOrder({ ...context, db }, { id, evento: 'deliver', ...by })
    await note(db, 'pedido.entregue')
  })
}
