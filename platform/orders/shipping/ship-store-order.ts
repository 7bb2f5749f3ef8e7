import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { withUrl } from '#domain/order/tracking-url.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { type Done, doForEach } from '../lifecycle/do-for-each.ts'
import type { TrackingRow } from '../rows.ts'
import { checkTracking } from './check-tracking.ts'
import { shipOrder } from './ship-order.ts'

type Shipping = { id: string; envio: Pick<TrackingRow, 'codigo' | 'transportadora' | 'url'> | null }

/** Hands an order to its carrier, in somebody's name. Refuses as `shipOrder` and `checkTracking` do. */
export async function shipStoreOrder(visit: Visit, shipping: Shipping): Promise<AdminOrder> {
  await ship(visit, shipping)

  return getStoreOrder(visit, shipping)
}

/** Hands many to their carriers without a code; what is not picked, or has left, is said, and stops no other. */
export async function shipChosen(visit: Visit, { ids }: { ids: readonly string[] }): Promise<Done> {
  permit(visit, 'pedidos.expedir')

  return doForEach(visit.db, ids, (id) => ship(visit, { id, envio: null }))
}

/** The same without its answer, for who ships many. */
export async function ship(visit: Visit, { id, envio }: Shipping): Promise<void> {
  const { by, note } = await actOnOrder(visit, 'pedidos.expedir', id)
  if (envio) checkTracking(envio)
  await visit.db.transaction(async (db) => {
    const parcel = envio && withUrl(envio)
    await shipOrder({ ...visit, db }, { id, ...(parcel && { envio: parcel }), ...by })
    await note(db, 'pedido.enviado', { depois: { ...parcel } })
  })
}
