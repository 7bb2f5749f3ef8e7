import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type Actor, recordEvent } from '../lifecycle/record-event.ts'
import type { TrackingRow } from '../rows.ts'
import { pedidosEnvios } from '../tables.ts'

/** `url` is the carrier's tracking page, or empty. */
type Parcel = Pick<TrackingRow, 'codigo' | 'transportadora' | 'url'>

/**
 * Ships an order, with its tracking code if there is one, or marks it as ready for pickup. Refuses `PedidoNaoPermite`
 * if it is not picked.
 */
export async function shipOrder(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { id, envio, ...by }: Actor & { id: string; envio?: Parcel },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await recordEvent({ db: tx, now }, { id, evento: 'ship', ...by }))) throw refuse('PedidoNaoPermite')
    // An order of another shop may have been imported with a code.
    if (envio)
      await tx
        .insert(pedidosEnvios)
        .values({ idPedido: id, ...envio })
        .onConflictDoUpdate({ target: pedidosEnvios.idPedido, set: envio })
  })
}
