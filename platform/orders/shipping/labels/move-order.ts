import { parcelOfLabel } from '#domain/shipping/labels/label-parcel.ts'
import { hasLeft } from '#domain/shipping/labels/label-situation.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { flagOrder } from '../../attention/flag-order.ts'
import { recordEvent } from '../../lifecycle/record-event.ts'
import { lockOrder } from '../../rows.ts'
import { type LabelRow, pedidosEnvios, pedidosEtiquetas } from '../../tables.ts'
import { addTrackingEvent } from '../add-tracking-event.ts'
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

/** The order is sent when all its packages have left. */
async function ship({ db: tx, now }: RequestContext, label: LabelRow): Promise<void> {
  const { idPedido: id } = label
  const labels = await tx.select().from(pedidosEtiquetas).where(liveLabels(id, 'envio'))
  if (!labels.every(({ situacao }) => hasLeft(situacao))) return
  const pedido = await lockOrder(tx, id)
  if (pedido?.situacao === 'pagamentoAprovado')
    await recordEvent({ db: tx, now }, { id, evento: 'startPicking', ...BY })
  await recordEvent({ db: tx, now }, { id, evento: 'ship', ...BY })
  const envio = parcelOfLabel(label)
  await tx
    .insert(pedidosEnvios)
    .values({ idPedido: id, ...envio })
    .onConflictDoNothing()
  if (label.postadaEm)
    await addTrackingEvent(
      { db: tx },
      { id, evento: { em: label.postadaEm.toISOString(), local: '', descricao: 'Encomenda postada' } },
    )
}

/** The order has arrived when all its packages have. */
async function deliver(
  { db: tx, now }: RequestContext,
  { idPedido: id, entregueEm }: LabelRow,
): Promise<void> {
  const labels = await tx.select().from(pedidosEtiquetas).where(liveLabels(id, 'envio'))
  if (!labels.every(({ situacao }) => situacao === 'entregue')) return
  await recordEvent({ db: tx, now }, { id, evento: 'deliver', ...BY })
  if (entregueEm)
    await addTrackingEvent(
      { db: tx },
      { id, evento: { em: entregueEm.toISOString(), local: '', descricao: 'Encomenda entregue' } },
    )
}
