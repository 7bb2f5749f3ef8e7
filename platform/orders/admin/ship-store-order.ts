import type { AdminOrder } from '#contract/admin/orders.ts'
import { withUrl } from '#domain/order/tracking-url.ts'
import type { Visit } from '#platform/visit.ts'
import type { TrackingRow } from '../rows.ts'
import { shipOrder } from '../ship-order.ts'
import { actOnOrder } from './act-on-order.ts'
import { checkTracking } from './check-tracking.ts'
import { getStoreOrder } from './get-store-order.ts'

type Shipping = { id: string; envio: Pick<TrackingRow, 'codigo' | 'transportadora' | 'url'> | null }

/** Hands an order to its carrier, in somebody's name. Refuses as `shipOrder` and `checkTracking` do. */
export async function shipStoreOrder(visit: Visit, shipping: Shipping): Promise<AdminOrder> {
  await ship(visit, shipping)

  return getStoreOrder(visit, shipping)
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
