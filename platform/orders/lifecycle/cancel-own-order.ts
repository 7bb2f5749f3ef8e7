import type { Order } from '#contract/orders/orders.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getOrder } from '../access/get-order.ts'
import { type OrderAccess, openOrder } from '../access/open-order.ts'
import { cancelOrder } from './cancel-order.ts'

/** Cancels an order for its buyer. Refuses as `openOrder` and `cancelOrder` do, and `PedidoNaoPermite` for services. */
export async function cancelOwnOrder(context: RequestContext, access: OrderAccess): Promise<Order> {
  const { pedido } = await openOrder(context, access)
  if (pedido.deServicos)
    throw refuse('PedidoNaoPermite', undefined, 'Para desistir do serviço, escreva para a oficina.')
  await cancelOrder(context, { id: pedido.id, quem: 'cliente' })

  return getOrder(context, access)
}
