import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { type InvoiceRow, readAnyOrder } from '../rows.ts'
import { attachInvoice } from './attach-invoice.ts'

/** Stores the NF-e of an order, replacing an earlier one. Refuses `PedidoInexistente`. */
export async function attachStoreInvoice(
  context: RequestContext,
  { id, nota: attached }: { id: string; nota: Omit<InvoiceRow, 'arquivos'> },
): Promise<AdminOrder> {
  const nota = { ...attached, arquivos: false }
  const { note } = await actOnOrder(context, 'pedidos.expedir', id)
  await context.db.transaction(async (db) => {
    const before = await readAnyOrder(db, { id, sessao: null })
    await attachInvoice({ db }, { id, nota })
    await note(db, 'pedido.nota-fiscal', { antes: { ...before?.nota }, depois: nota })
  })

  return getStoreOrder(context, { id })
}
