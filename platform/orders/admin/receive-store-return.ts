import type { AdminOrder } from '#contract/admin/orders.ts'
import type { Visit } from '#platform/visit.ts'
import { receiveReturn } from '../receive-return.ts'
import { actOnOrder } from './act-on-order.ts'
import { getStoreOrder } from './get-store-order.ts'

type Received = { id: string; aVenda: boolean; nota: string }

/** The goods are back, and the money goes back. Refuses as `receiveReturn` does. */
export async function receiveStoreReturn(visit: Visit, received: Received): Promise<AdminOrder> {
  const { id, aVenda } = received
  const { by, note } = await actOnOrder(visit, 'pedidos.editar', id)
  await receiveReturn(visit, { ...received, ...by }, (tx) =>
    note(tx, 'pedido.devolvido', { depois: { aVenda } }),
  )

  return getStoreOrder(visit, { id })
}
