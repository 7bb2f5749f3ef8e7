import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { readAnyOrder } from '../rows.ts'
import { invoiceDataOf } from './get-invoice-data.ts'

/** Returns the data for the NF-e of an order, for staff. Refuses `PedidoInexistente` and `PedidoDeOutraLoja`. */
export async function getStoreInvoiceData(
  context: RequestContext,
  { id }: { id: string },
): Promise<Record<string, unknown>> {
  permit(context, 'clientes.ver')
  const rows = await readAnyOrder(context.db, { id, sessao: null })
  if (!rows) throw refuse('PedidoInexistente')

  return invoiceDataOf(context, rows)
}
