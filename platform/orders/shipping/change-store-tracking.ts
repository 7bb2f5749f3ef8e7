import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { withUrl } from '#domain/order/tracking-url.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { readAnyOrder, type TrackingRow } from '../rows.ts'
import { changeTracking } from './change-tracking.ts'
import { checkTracking } from './check-tracking.ts'

type Tracking = {
  id: string
  volume?: number | undefined
  envio: Pick<TrackingRow, 'codigo' | 'transportadora' | 'url'>
}

/** Sets or replaces a parcel's tracking code for the store. Refuses as `changeTracking` and `checkTracking` do. */
export async function changeStoreTracking(context: RequestContext, tracking: Tracking): Promise<AdminOrder> {
  await track(context, tracking)

  return getStoreOrder(context, tracking)
}

/** Same as `changeStoreTracking` without reading the order back, for bulk changes. */
export async function track(context: RequestContext, { id, volume, envio: parcel }: Tracking): Promise<void> {
  const envio = withUrl(parcel)
  const { note } = await actOnOrder(context, 'pedidos.expedir', id)
  checkTracking(envio)
  await context.db.transaction(async (db) => {
    const before = await readAnyOrder(db, { id, sessao: null })
    await changeTracking({ db, now: context.now }, { id, volume, envio })
    const parcel = before?.envios.find((one) => one.volume === (volume ?? 1))
    const antes = parcel
      ? { codigo: parcel.codigo, transportadora: parcel.transportadora, url: parcel.url }
      : {}
    await note(db, 'pedido.rastreio', { antes, depois: envio })
  })
}
