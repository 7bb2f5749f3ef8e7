import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { settleAttention } from './settle-attention.ts'

type Settled = { id: string; atencao: string; nota: string }

/** Removes flags that a staff member has dealt with. Refuses `PedidoInexistente`. */
export async function settleStoreAttention(context: RequestContext, settled: Settled): Promise<AdminOrder> {
  const { id, atencao } = settled
  const { by, note } = await actOnOrder(context, 'pedidos.editar', id)
  await context.db.transaction(async (db) => {
    await settleAttention({ ...context, db }, { ...settled, ...by })
    await note(db, 'pedido.atencao-resolvida', { antes: { atencao }, depois: { atencao: null } })
  })

  return getStoreOrder(context, { id })
}
