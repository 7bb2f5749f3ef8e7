import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { withUrl } from '#domain/order/tracking-url.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { readAnyOrder, type TrackingRow } from '../rows.ts'
import { changeTracking } from './change-tracking.ts'
import { checkTracking } from './check-tracking.ts'

type Tracking = { id: string; envio: Pick<TrackingRow, 'codigo' | 'transportadora' | 'url'> }

/** Gives a parcel another code, or its first. Refuses as `changeTracking` and `checkTracking` do. */
export async function changeStoreTracking(visit: Visit, tracking: Tracking): Promise<AdminOrder> {
  await track(visit, tracking)

  return getStoreOrder(visit, tracking)
}

/** The same without its answer, for who does so of many. */
export async function track(visit: Visit, { id, envio: told }: Tracking): Promise<void> {
  const envio = withUrl(told)
  const { note } = await actOnOrder(visit, 'pedidos.expedir', id)
  checkTracking(envio)
  await visit.db.transaction(async (db) => {
    const before = await readAnyOrder(db, { id, sessao: null })
    await changeTracking({ db }, { id, envio })
    const { eventos: _events, ...antes } = before?.envio ?? { eventos: [] }
    await note(db, 'pedido.rastreio', { antes, depois: envio })
  })
}
