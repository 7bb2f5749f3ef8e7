import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { readAnyOrder } from '../rows.ts'
import { invoiceDataOf } from './get-invoice-data.ts'

/** What an NF-e needs of an order, for who issues it. Refuses `PedidoInexistente` and `PedidoDeOutraLoja`. */
export async function getStoreInvoiceData(
  context: RequestContext,
  { id }: { id: string },
): Promise<Record<string, unknown>> {
  permit(context, 'clientes.ver')
  const facts = await readAnyOrder(context.db, { id, sessao: null })
  if (!facts) throw refuse('PedidoInexistente')

  return invoiceDataOf(context, facts)
}
