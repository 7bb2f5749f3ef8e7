import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { addTrackingEvent } from './add-tracking-event.ts'

type AddStoreTrackingEventInput = {
  id: string
  volume?: number | undefined
  em?: string | undefined
  local: string
  descricao: string
}

/** Records a tracking event of a parcel for the store. Refuses as `addTrackingEvent` does. */
export async function addStoreTrackingEvent(
  context: RequestContext,
  { id, volume, ...typed }: AddStoreTrackingEventInput,
): Promise<AdminOrder> {
  const evento = { ...typed, em: typed.em ?? context.now.toISOString() }
  const { note } = await actOnOrder(context, 'pedidos.expedir', id)
  await context.db.transaction(async (db) => {
    await addTrackingEvent({ db }, { id, volume, evento })
    await note(db, 'pedido.andamento', { depois: evento })
  })

  return getStoreOrder(context, { id })
}
