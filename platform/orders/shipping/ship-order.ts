import { and, eq } from 'drizzle-orm'
import { isAmong, isTheRest, type ParcelGoods, remainingGoods } from '#domain/order/parcels.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { refuseInWorkshop, refuseUnpaidWork } from '../lifecycle/order-work.ts'
import { type Actor, recordEvent } from '../lifecycle/record-event.ts'
import { ORDER_MAIL } from '../mail/order-mail.ts'
import { type AnyOrderRow, lockOrder, type TrackingRow } from '../rows.ts'
import { pedidosEnvios, pedidosMudancas } from '../tables.ts'
import { addParcel, readParcels } from './parcel-rows.ts'

/** `url` is the carrier's tracking page, or empty. */
type Parcel = Pick<TrackingRow, 'codigo' | 'transportadora' | 'url'>

type ShipOrderInput = Actor & {
  id: string
  envio?: Parcel
  /** The goods that leave; all that remain, if left out. */
  itens?: readonly ParcelGoods[]
  /** The label that it leaves with. */
  idEtiqueta?: string
  /** It goes though work on it is unpaid, or it is gone. */
  mesmoAssim?: boolean
}

const NO_CODE: Parcel = { codigo: '', transportadora: '', url: '' }

/**
 * Ships an order or some of its goods, with a tracking code if there is one, or marks it as ready for pickup. The order
 * is sent once nothing remains; until then it is still picked, and the buyer gets a mail about each parcel. Refuses
 * `PedidoNaoPermite` if it is not picked, `CamposInvalidos` for goods that do not remain, and `ServicoAPagar` as
 * `recordEvent` does.
 */
export async function shipOrder(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { id, envio, itens, idEtiqueta, mesmoAssim = false, ...by }: ShipOrderInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    const pedido = await lockOrder(tx, id)
    const { lines, parcels } = await readParcels(tx, id)
    const remaining = remainingGoods(lines, parcels)
    if (itens && !isAmong(itens, remaining))
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'itens', mensagem: 'Escolha peças que ainda não saíram.' }],
      })
    const goods = [...(itens ?? remaining)]
    const isLast = isTheRest(goods, remaining)
    const parcel = {
      ...(envio ?? NO_CODE),
      // One parcel for all needs no list.
      itens: isLast && parcels.length === 0 ? null : goods,
      saiuEm: now,
      idEtiqueta: idEtiqueta ?? null,
    }
    if (!isLast) {
      if (pedido?.situacao !== 'emSeparacao') throw refuse('PedidoNaoPermite')
      refuseInWorkshop(pedido)
      if (!mesmoAssim) await refuseUnpaidWork(tx, id)
      await recordParcel(tx, { pedido, by, now, volume: await addParcel(tx, id, parcel) })
      return
    }
    if (!(await recordEvent({ db: tx, now }, { id, evento: 'ship', mesmoAssim, ...by })))
      throw refuse('PedidoNaoPermite')
    // An order of another shop may have been imported with a code.
    if (parcels.some((known) => known.itens === null)) await replaceCode(tx, id, envio)
    else if (envio || idEtiqueta || parcels.length > 0) await addParcel(tx, id, parcel)
  })
}

async function replaceCode(tx: Database, idPedido: string, envio: Parcel | undefined): Promise<void> {
  if (!envio) return
  await tx
    .update(pedidosEnvios)
    .set(envio)
    .where(and(eq(pedidosEnvios.idPedido, idPedido), eq(pedidosEnvios.volume, 1)))
}

type RecordParcelInput = { pedido: AnyOrderRow; by: Actor; now: Date; volume: number }

/** Tells of a parcel after which goods of its order remain. */
async function recordParcel(tx: Database, { pedido, by, now, volume }: RecordParcelInput): Promise<void> {
  const { id, numero, situacao } = pedido
  await tx
    .insert(pedidosMudancas)
    .values({ idPedido: id, evento: 'parcel', de: situacao, para: situacao, ...by, em: now })
  await emitEvent(tx, 'pedido.alterado', { id, numero, evento: 'parcel', de: situacao, para: situacao })
  await enqueue(tx, ORDER_MAIL, { idPedido: id, tipo: 'encomendaEnviada', volume })
}
