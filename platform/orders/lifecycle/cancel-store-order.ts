import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from './act-on-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { type BulkResult, doForEach } from './do-for-each.ts'

/** Cancels an order for the store: releases its goods and refunds it. Refuses as `cancelOrder` does. */
export async function cancelStoreOrder(
  context: RequestContext,
  { id, nota }: { id: string; nota: string },
): Promise<AdminOrder> {
  await cancel(context, { id, nota })

  return getStoreOrder(context, { id })
}

/** Cancels many orders. One that can't be cancelled is reported and doesn't stop the others. */
export async function cancelChosen(
  context: RequestContext,
  { ids, nota }: { ids: readonly string[]; nota: string },
): Promise<BulkResult> {
  permit(context, 'pedidos.editar')

  return doForEach(context.db, ids, (id) => cancel(context, { id, nota }))
}

async function cancel(context: RequestContext, { id, nota }: { id: string; nota: string }): Promise<void> {
  const { by, note } = await actOnOrder(context, 'pedidos.editar', id)
  await cancelOrder(context, { id, nota, ...by }, (tx) => note(tx, 'pedido.cancelado'))
}
