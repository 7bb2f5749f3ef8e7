import { and, eq } from 'drizzle-orm'
import { hasLeft } from '#domain/order/order-situation.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { lockOrder, type TrackingRow } from '../rows.ts'
import { pedidosEnvios } from '../tables.ts'
import { addParcel, readParcels } from './parcel-rows.ts'

type ChangeTrackingInput = {
  id: string
  /** The parcel; the first, if left out. */
  volume?: number | undefined
  envio: Pick<TrackingRow, 'codigo' | 'transportadora' | 'url'>
}

/**
 * Sets or replaces the tracking code of a parcel that has left; tracking events stay. Refuses `PedidoNaoPermite` if it
 * has not.
 */
export async function changeTracking(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { id, volume = 1, envio }: ChangeTrackingInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    const pedido = await lockOrder(tx, id)
    if (!pedido) throw refuse('PedidoNaoPermite')
    const { parcels } = await readParcels(tx, id)
    if (parcels.some((parcel) => parcel.volume === volume)) {
      await tx
        .update(pedidosEnvios)
        .set(envio)
        .where(and(eq(pedidosEnvios.idPedido, id), eq(pedidosEnvios.volume, volume)))
      return
    }
    // An order that left whole, without a code.
    if (volume !== 1 || !hasLeft(pedido.situacao)) throw refuse('PedidoNaoPermite')
    await addParcel(tx, id, { ...envio, itens: null, saiuEm: now, idEtiqueta: null })
  })
}
