import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { pedidosAnotacoes } from '../tables.ts'

/** Adds a note to an order, which its buyer never sees. Refuses `PedidoInexistente`. */
export async function addNote(
  context: RequestContext,
  { id, texto }: { id: string; texto: string },
): Promise<AdminOrder> {
  const { by, note } = await actOnOrder(context, 'pedidos.editar', id)
  await context.db.transaction(async (db) => {
    await db.insert(pedidosAnotacoes).values({ idPedido: id, nome: by.nome, texto, em: context.now })
    // Without the text: it may be about the buyer, and the audit is retained longer than buyers' data.
    await note(db, 'pedido.anotado')
  })

  return getStoreOrder(context, { id })
}
