import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { actOnOrder } from './act-on-order.ts'
import { advanceOrder } from './advance-order.ts'
import { type BulkResult, doForEach } from './do-for-each.ts'

/** Starts picking many orders. One that can't be picked is reported and doesn't stop the others. */
export async function startPicking(
  context: RequestContext,
  { ids }: { ids: readonly string[] },
): Promise<BulkResult> {
  permit(context, 'pedidos.expedir')

  return doForEach(context.db, ids, (id) => pick(context, id))
}

/** Starts picking an order. Refuses `PedidoNaoPermite` if it is not paid, or picked already. */
export async function pick(context: RequestContext, id: string): Promise<void> {
  const { by, note } = await actOnOrder(context, 'pedidos.expedir', id)
  await context.db.transaction(async (db) => {
    await advanceOrder({ ...context, db }, { id, evento: 'startPicking', ...by })
    await note(db, 'pedido.em-separacao')
  })
}
