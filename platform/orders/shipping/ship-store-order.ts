import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { ParcelGoods } from '#domain/order/parcels.ts'
import { withUrl } from '#domain/order/tracking-url.ts'
import { parcelOfLabel } from '#domain/shipping/labels/label-parcel.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { missingIn } from '../buyer/passports/issue/count-missing.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { type BulkResult, doForEach } from '../lifecycle/do-for-each.ts'
import type { TrackingRow } from '../rows.ts'
import { checkTracking } from './check-tracking.ts'
import { labelOfParcel } from './labels/label-rows.ts'
import { shipOrder } from './ship-order.ts'

type Shipping = {
  id: string
  envio: Pick<TrackingRow, 'codigo' | 'transportadora' | 'url'> | null
  /** The goods that leave; all that remain, if left out. */
  itens?: ParcelGoods[] | undefined
  /** The bought label that it leaves with. */
  etiqueta?: string | undefined
  /** It goes though work on it is unpaid. */
  mesmoAssim?: boolean
}

/**
 * Ships an order for the store. Refuses as `shipOrder` and `checkTracking` do, and `CadastroInexistente` for another
 * order's label.
 */
export async function shipStoreOrder(context: RequestContext, shipping: Shipping): Promise<AdminOrder> {
  await ship(context, shipping)

  return getStoreOrder(context, shipping)
}

/**
 * Ships many orders without a tracking code. One that is not picked, or already shipped, is reported and doesn't stop
 * the others. Says how many of their instruments have no passport.
 */
export async function shipChosen(
  context: RequestContext,
  { ids }: { ids: readonly string[] },
): Promise<BulkResult & { semPassaporte: number }> {
  permit(context, 'pedidos.expedir')
  const done = await doForEach(context.db, ids, (id) => ship(context, { id, envio: null }))

  return { ...done, semPassaporte: await missingIn(context.db, ids) }
}

/** Same as `shipStoreOrder` without reading the order back, for bulk shipping. */
export async function ship(
  context: RequestContext,
  { id, envio, itens, etiqueta, mesmoAssim = false }: Shipping,
): Promise<void> {
  const { by, note } = await actOnOrder(context, 'pedidos.expedir', id)
  if (envio) checkTracking(envio)
  await context.db.transaction(async (db) => {
    const label = await labelOfParcel(db, { id, etiqueta, codigo: envio?.codigo ?? '' })
    const known = label && label.codigo !== '' ? parcelOfLabel(label) : null
    const parcel = envio ? withUrl(envio) : known
    await shipOrder(
      { ...context, db },
      {
        id,
        mesmoAssim,
        ...(parcel && { envio: parcel }),
        ...(itens && { itens }),
        ...(label && { idEtiqueta: label.id }),
        ...by,
      },
    )
    await note(db, 'pedido.enviado', { depois: { ...parcel } })
  })
}
