import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { TrackingRow } from '../rows.ts'
import { pedidosEnvios } from '../tables.ts'

type AddTrackingEventInput = {
  id: string
  /** The parcel; the first, if left out. */
  volume?: number | undefined
  evento: TrackingRow['eventos'][number]
}

/**
 * Adds a carrier's tracking event to a parcel; a repeated event adds nothing. Refuses `PedidoNaoPermite` if nothing was
 * shipped.
 */
export async function addTrackingEvent(
  { db }: Pick<RequestContext, 'db'>,
  { id, volume = 1, evento }: AddTrackingEventInput,
): Promise<void> {
  const added = sql`${JSON.stringify([evento])}::jsonb`
  const known = await db
    .update(pedidosEnvios)
    .set({
      eventos: sql`case when eventos @> ${added} then eventos else (
        select jsonb_agg(e order by (e ->> 'em')::timestamptz) from jsonb_array_elements(eventos || ${added}) e
      ) end`,
    })
    .where(and(eq(pedidosEnvios.idPedido, id), eq(pedidosEnvios.volume, volume)))
    .returning({ id: pedidosEnvios.idPedido })
  if (known.length === 0) throw refuse('PedidoNaoPermite')
}
