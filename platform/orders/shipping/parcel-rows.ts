import { and, asc, eq, isNotNull, isNull, max } from 'drizzle-orm'
import { haveAllArrived } from '#domain/order/parcels.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type Actor, recordEvent } from '../lifecycle/record-event.ts'
import { lockOrder } from '../rows.ts'
import { pedidosEnvios, pedidosItens } from '../tables.ts'

export type ParcelRow = typeof pedidosEnvios.$inferSelect

/** An order's lines and the parcels that have left, for callers that hold the order's lock. */
export async function readParcels(tx: Database, id: string) {
  const [lines, parcels] = await Promise.all([
    tx
      .select({ idSku: pedidosItens.idSku, quantidade: pedidosItens.quantidade })
      .from(pedidosItens)
      .where(eq(pedidosItens.idPedido, id))
      .orderBy(asc(pedidosItens.posicao)),
    tx.select().from(pedidosEnvios).where(eq(pedidosEnvios.idPedido, id)).orderBy(asc(pedidosEnvios.volume)),
  ])

  return { lines, parcels }
}

/** Adds a parcel to those that have left. Returns its number. */
export async function addParcel(
  tx: Database,
  id: string,
  parcel: Pick<ParcelRow, 'codigo' | 'transportadora' | 'url' | 'itens' | 'idEtiqueta'> & { saiuEm: Date },
): Promise<number> {
  const [last] = await tx
    .select({ volume: max(pedidosEnvios.volume) })
    .from(pedidosEnvios)
    .where(eq(pedidosEnvios.idPedido, id))
  const volume = (last?.volume ?? 0) + 1
  await tx.insert(pedidosEnvios).values({ idPedido: id, volume, ...parcel })

  return volume
}

/** Whether a parcel of this order has left. */
export async function hasParcels(tx: Database, id: string): Promise<boolean> {
  return (
    (await tx.$count(pedidosEnvios, and(eq(pedidosEnvios.idPedido, id), isNotNull(pedidosEnvios.saiuEm)))) > 0
  )
}

/** Marks parcels as arrived that are not yet: this one, or all of the order. */
export async function markArrived(
  tx: Database,
  { id, volume, now }: { id: string; volume?: number; now: Date },
): Promise<void> {
  await tx
    .update(pedidosEnvios)
    .set({ entregueEm: now })
    .where(
      and(
        eq(pedidosEnvios.idPedido, id),
        isNull(pedidosEnvios.entregueEm),
        volume === undefined ? undefined : eq(pedidosEnvios.volume, volume),
      ),
    )
}

/**
 * Records that a parcel arrived; with the last one, the order is delivered. Refuses `PedidoNaoPermite` if there is no
 * such parcel, and `ServicoAPagar` as `recordEvent` does.
 */
export async function deliverParcel(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { id, volume, mesmoAssim = false, ...by }: Actor & { id: string; volume: number; mesmoAssim?: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const pedido = await lockOrder(tx, id)
    await markArrived(tx, { id, volume, now })
    const { parcels } = await readParcels(tx, id)
    if (!pedido || !parcels.some((parcel) => parcel.volume === volume)) throw refuse('PedidoNaoPermite')
    if (pedido.situacao === 'enviado' && haveAllArrived(parcels))
      await recordEvent({ db: tx, now }, { id, evento: 'deliver', mesmoAssim, ...by })
  })
}
