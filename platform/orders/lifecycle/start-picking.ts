import { permit } from '#platform/infrastructure/context/permit.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { actOnOrder } from './act-on-order.ts'
import { advanceOrder } from './advance-order.ts'
import { type Done, doForEach } from './do-for-each.ts'

/** The goods of these orders are taken from the shelves; what can't be picked is said, and stops no other. */
export async function startPicking(visit: Visit, { ids }: { ids: readonly string[] }): Promise<Done> {
  permit(visit, 'pedidos.expedir')

  return doForEach(visit.db, ids, (id) => pick(visit, id))
}

/** One of them. Refuses `PedidoNaoPermite` for what is not paid, or picked already. */
export async function pick(visit: Visit, id: string): Promise<void> {
  const { by, note } = await actOnOrder(visit, 'pedidos.expedir', id)
  await visit.db.transaction(async (db) => {
    await advanceOrder({ ...visit, db }, { id, evento: 'startPicking', ...by })
    await note(db, 'pedido.em-separacao')
  })
}
