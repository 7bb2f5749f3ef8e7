import { hasLeft } from '#domain/order/order-situation.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { lockOrder, type TrackingRow } from '../rows.ts'
import { pedidosEnvios } from '../tables.ts'

/**
 * Sets or replaces the tracking code of a shipped order; tracking events stay. Refuses `PedidoNaoPermite` if it was not
 * shipped.
 */
export async function changeTracking(
  { db }: Pick<RequestContext, 'db'>,
  { id, envio }: { id: string; envio: Pick<TrackingRow, 'codigo' | 'transportadora' | 'url'> },
): Promise<void> {
  await db.transaction(async (tx) => {
    const pedido = await lockOrder(tx, id)
    if (!pedido || !hasLeft(pedido.situacao)) throw refuse('PedidoNaoPermite')
    await tx
      .insert(pedidosEnvios)
      .values({ idPedido: id, ...envio })
      .onConflictDoUpdate({ target: pedidosEnvios.idPedido, set: envio })
  })
}
