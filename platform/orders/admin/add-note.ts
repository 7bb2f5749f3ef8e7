import type { AdminOrder } from '#contract/admin/orders.ts'
import type { Visit } from '#platform/visit.ts'
import { pedidosAnotacoes } from '../tables.ts'
import { actOnOrder } from './act-on-order.ts'
import { getStoreOrder } from './get-store-order.ts'

/** Writes something down about an order that its buyer never reads. Refuses `PedidoInexistente`. */
export async function addNote(
  visit: Visit,
  { id, texto }: { id: string; texto: string },
): Promise<AdminOrder> {
  const { by, note } = await actOnOrder(visit, 'pedidos.editar', id)
  await visit.db.transaction(async (db) => {
    await db.insert(pedidosAnotacoes).values({ idPedido: id, nome: by.nome, texto, em: visit.agora })
    // Not its words: they may be about the buyer, and the audit is kept longer than they are.
    await note(db, 'pedido.anotado')
  })

  return getStoreOrder(visit, { id })
}
