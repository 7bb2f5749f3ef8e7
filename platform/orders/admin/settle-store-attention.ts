import type { AdminOrder } from '#contract/admin/orders.ts'
import type { Visit } from '#platform/visit.ts'
import { settleAttention } from '../settle-attention.ts'
import { actOnOrder } from './act-on-order.ts'
import { getStoreOrder } from './get-store-order.ts'

type Settled = { id: string; atencao: string; nota: string }

/** Somebody has seen to what an order was flagged for. Refuses `PedidoInexistente`. */
export async function settleStoreAttention(visit: Visit, settled: Settled): Promise<AdminOrder> {
  const { id, atencao } = settled
  const { by, note } = await actOnOrder(visit, 'pedidos.editar', id)
  await visit.db.transaction(async (db) => {
    await settleAttention({ ...visit, db }, { ...settled, ...by })
    await note(db, 'pedido.atencao-resolvida', { antes: { atencao }, depois: { atencao: null } })
  })

  return getStoreOrder(visit, { id })
}
