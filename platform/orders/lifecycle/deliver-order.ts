import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { deliverParcel } from '../shipping/parcel-rows.ts'
import { actOnOrder } from './act-on-order.ts'
import { advanceOrder } from './advance-order.ts'
import { type BulkResult, doForEach } from './do-for-each.ts'

type Delivery = { id: string; mesmoAssim: boolean }

/**
 * Marks an order as delivered or picked up. Refuses `PedidoNaoPermite` if it has not been shipped, and `ServicoAPagar` for
 * one that is picked up while work on it is unpaid, unless `mesmoAssim`.
 */
export async function deliverOrder(context: RequestContext, delivery: Delivery): Promise<AdminOrder> {
  await deliver(context, delivery)

  return getStoreOrder(context, delivery)
}

/** Marks many orders as delivered. One that has not been shipped is reported and doesn't stop the others. */
export async function deliverChosen(
  context: RequestContext,
  { ids }: { ids: readonly string[] },
): Promise<BulkResult> {
  permit(context, 'pedidos.expedir')

  return doForEach(context.db, ids, (id) => deliver(context, { id, mesmoAssim: false }))
}

async function deliver(context: RequestContext, { id, mesmoAssim }: Delivery): Promise<void> {
  const { by, note } = await actOnOrder(context, 'pedidos.expedir', id)
  await context.db.transaction(async (db) => {
    await advanceOrder({ ...context, db }, { id, evento: 'deliver', mesmoAssim, ...by })
    await note(db, 'pedido.entregue')
  })
}

/** Marks a parcel as delivered, and with the last one its order. Refuses as `deliverParcel` does. */
export async function deliverStoreParcel(
  context: RequestContext,
  { id, volume, mesmoAssim }: Delivery & { volume: number },
): Promise<AdminOrder> {
  const { by, note } = await actOnOrder(context, 'pedidos.expedir', id)
  await context.db.transaction(async (db) => {
    await deliverParcel({ ...context, db }, { id, volume, mesmoAssim, ...by })
    await note(db, 'pedido.entregue', { depois: { encomenda: volume } })
  })

  return getStoreOrder(context, { id })
}
