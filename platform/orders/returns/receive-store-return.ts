import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { receiveReturn } from './receive-return.ts'

type Received = { id: string; aVenda: boolean; nota: string }

/** Receives returned goods for the store, and refunds them. Refuses as `receiveReturn` does. */
export async function receiveStoreReturn(context: RequestContext, received: Received): Promise<AdminOrder> {
  const { id, aVenda } = received
  const { by, note } = await actOnOrder(context, 'pedidos.editar', id)
  await receiveReturn(context, { ...received, ...by }, (tx) =>
    note(tx, 'pedido.devolvido', { depois: { aVenda } }),
  )

  return getStoreOrder(context, { id })
}
