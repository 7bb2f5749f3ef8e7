import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type By, recordEvent } from '../lifecycle/record-event.ts'
import type { TrackingRow } from '../rows.ts'
import { pedidosEnvios } from '../tables.ts'

/** `url` is where the carrier shows the parcel, or empty. */
type Parcel = Pick<TrackingRow, 'codigo' | 'transportadora' | 'url'>

/**
 * Hands an order to its carrier, with what follows the parcel if there is such a thing; or puts it on the counter for who
 * fetches it. Refuses `PedidoNaoPermite` for what is not packed.
 */
export async function shipOrder(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
  { id, envio, ...by }: By & { id: string; envio?: Parcel },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await recordEvent({ db: tx, agora }, { id, evento: 'ship', ...by })))
      throw refuse('PedidoNaoPermite')
    // An order of another shop may have come with a code.
    if (envio)
      await tx
        .insert(pedidosEnvios)
        .values({ idPedido: id, ...envio })
        .onConflictDoUpdate({ target: pedidosEnvios.idPedido, set: envio })
  })
}
