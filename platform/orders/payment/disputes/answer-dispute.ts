import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sendDocuments } from '#platform/payments/disputes/send-documents.ts'
import { getStoreOrder } from '../../access/get-store-order.ts'
import { actOnOrder } from '../../lifecycle/act-on-order.ts'
import { readWithPayments } from '../../rows.ts'
import { documentsOf } from './documents-of.ts'

type DisputeAnswerInput = { id: string; idPagamento: string; arquivos: File[] }

/**
 * Sends documents on a dispute of an order's payment to the provider. Refuses `PedidoInexistente` for a payment of
 * another order, and as `documentsOf` and `sendDocuments` do.
 */
export async function answerDispute(
  context: RequestContext,
  { id, idPagamento, arquivos }: DisputeAnswerInput,
): Promise<AdminOrder> {
  const { note } = await actOnOrder(context, 'pedidos.estornar', id)
  const order = await readWithPayments(context.db, id)
  if (!order?.pagamentos.some((one) => one.id === idPagamento)) throw refuse('PedidoInexistente')
  const documentos = await documentsOf(arquivos)
  await sendDocuments(context, { idPagamento, documentos }, (tx) =>
    note(tx, 'pedido.contestacao-respondida', { depois: { idPagamento, arquivos: documentos.length } }),
  )

  return getStoreOrder(context, { id })
}
