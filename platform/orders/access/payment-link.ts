import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { getStoreOrder } from './get-store-order.ts'
import { orderLink } from './order-link.ts'

/**
 * Returns the link by which anybody can pay the order, and records who asked for it. Refuses `PedidoInexistente`, and
 * `PedidoNaoPermite` if there is nothing to pay any more.
 */
export async function paymentLink(
  context: RequestContext,
  { id }: { id: string },
): Promise<{ numero: number; url: string }> {
  const { note } = await actOnOrder(context, 'pedidos.editar', id)
  const { acoes } = await getStoreOrder(context, { id })
  const link = await orderLink(context, id)
  if (!link || !acoes.includes('paymentLink')) throw refuse('PedidoNaoPermite')
  await note(context.db, 'pedido.link-de-pagamento')

  return { numero: link.numero, url: link.url }
}
