import { remainingGoods } from '#domain/order/parcels.ts'
import { goodsOfLabel } from '#domain/shipping/labels/label-goods.ts'
import { parcelOfLabel } from '#domain/shipping/labels/label-parcel.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { flagOrder } from '../../attention/flag-order.ts'
import { recordEvent } from '../../lifecycle/record-event.ts'
import { lockOrder } from '../../rows.ts'
import { type LabelRow, pedidosEtiquetas } from '../../tables.ts'
import { addTrackingEvent } from '../add-tracking-event.ts'
import { changeTracking } from '../change-tracking.ts'
import { deliverParcel, readParcels } from '../parcel-rows.ts'
import { shipOrder } from '../ship-order.ts'
import { liveLabels } from './label-rows.ts'

const BY = { quem: 'provedor', nome: 'Melhor Envio' } as const

/** Moves an order after a step of one of its labels, in the caller's transaction. */
export async function moveOrder(context: RequestContext, label: LabelRow): Promise<void> {
  if (label.tipo === 'devolucao') {
    if (label.situacao === 'entregue')
      await flagOrder(context, label.idPedido, 'A devolução chegou pelos Correios.', 'devolucao')
    return
  }
  switch (label.situacao) {
    case 'postada':
      return ship(context, label)
    case 'entregue':
      await ship(context, label)
      return deliver(context, label)
    case 'naoEntregue':
      await ship(context, label)
      return flagOrder(
        context,
        label.idPedido,
        `A transportadora não conseguiu entregar a encomenda ${label.codigo}.`,
        'devolucao',
      )
    default:
      return
  }
}

/** The label's package becomes a parcel; the order is sent with the last one. */
async function ship(context: RequestContext, label: LabelRow): Promise<void> {
  const { db: tx, now } = context
  const { idPedido: id, itens, postadaEm } = label
  const pedido = await lockOrder(tx, id)
  if (pedido?.situacao === 'pagamentoAprovado')
    await recordEvent({ db: tx, now }, { id, evento: 'startPicking', ...BY })
  const { lines, parcels } = await readParcels(tx, id)
  const sent = parcels.find(({ idEtiqueta }) => idEtiqueta === label.id)
  if (sent) {
    // Sent by hand, before the carrier had given it a code.
    if (sent.codigo === '' && label.codigo !== '')
      await changeTracking({ db: tx, now }, { id, volume: sent.volume, envio: parcelOfLabel(label) })
    return
  }
  const goods = goodsOfLabel(itens, lines, remainingGoods(lines, parcels))
  const isPicked = pedido?.situacao === 'pagamentoAprovado' || pedido?.situacao === 'emSeparacao'
  // Sent by hand meanwhile: the store has said what it knows.
  if (!isPicked || goods.length === 0) return
  const envio = parcelOfLabel(label)
  await shipOrder({ db: tx, now }, { id, envio, itens: goods, idEtiqueta: label.id, mesmoAssim: true, ...BY })
  await noteStep(context, label, postadaEm, 'Encomenda postada')
}

/** The order has arrived when all its parcels have. */
async function deliver(context: RequestContext, label: LabelRow): Promise<void> {
  const { db: tx, now } = context
  const { idPedido: id, entregueEm } = label
  const { parcels } = await readParcels(tx, id)
  const parcel = parcels.find(({ idEtiqueta }) => idEtiqueta === label.id)
  await noteStep(context, label, entregueEm, 'Encomenda entregue')
  if (parcel) {
    await deliverParcel({ db: tx, now }, { id, volume: parcel.volume, ...BY })
    return
  }
  const labels = await tx.select().from(pedidosEtiquetas).where(liveLabels(id, 'envio'))
  if (labels.every(({ situacao }) => situacao === 'entregue'))
    await recordEvent({ db: tx, now }, { id, evento: 'deliver', ...BY })
}

/** Writes what happened to a label's parcel where its buyer reads it. */
async function noteStep({ db: tx }: RequestContext, label: LabelRow, em: Date | null, descricao: string) {
  const { parcels } = await readParcels(tx, label.idPedido)
  const parcel = parcels.find(({ idEtiqueta }) => idEtiqueta === label.id)
  if (!parcel || !em) return
  const evento = { em: em.toISOString(), local: '', descricao }
  await addTrackingEvent({ db: tx }, { id: label.idPedido, volume: parcel.volume, evento })
}
