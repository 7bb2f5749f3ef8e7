import { formatBRL } from '#domain/money/format-money.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { PaymentContext } from '#platform/payments/payment-context.ts'
import { flagOrder } from '../attention/flag-order.ts'
import { CANCEL_CHARGES } from '../payment/queues.ts'
import { refundAll } from '../payment/refund-all.ts'
import { sendRefunds } from '../payment/send-refunds.ts'
import { lockLiveOrder } from '../rows.ts'
import { hasParcels } from '../shipping/parcel-rows.ts'
import { type Actor, type Also, recordEvent } from './record-event.ts'
import { releaseGoods } from './release-goods.ts'

/**
 * Cancels an order that has not been shipped: releases its goods, refunds what was paid and cancels open charges.
 * `also` runs in the same transaction. Refuses `PedidoNaoPermite` once it is shipped, in part or whole, and `PedidoInexistente`.
 */
export async function cancelOrder(
  context: PaymentContext,
  { id, ...by }: Actor & { id: string },
  also?: Also,
): Promise<void> {
  const refunds = await context.db.transaction(async (db) => {
    const tx = { ...context, db }
    const order = await lockLiveOrder(db, id)
    if (!order) throw refuse('PedidoInexistente')
    if (await hasParcels(db, id))
      throw refuse('PedidoNaoPermite', undefined, 'Uma parte deste pedido já saiu da loja.')
    if (!(await recordEvent(tx, { id, evento: 'cancel', ...by }))) throw refuse('PedidoNaoPermite')
    await releaseGoods(tx, id)
    await enqueue(db, CANCEL_CHARGES, { idPedido: id })
    await also?.(db)

    return refundAll(tx, { id, pagamentos: order.pagamentos, motivo: 'cancelamento' })
  })
  await sendRefunds(context, refunds)
}

/**
 * Cancels a bill of services whose work was cancelled, in the caller's transaction, if nobody has paid it. A paid one stays
 * and is flagged: staff who give the money back cancel the bill itself. `ordem` is the work order's number.
 */
export async function endBill(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { id, ordem, ...by }: Actor & { id: string; ordem: number },
): Promise<void> {
  const order = await lockLiveOrder(db, id)
  if (!order) return
  const { situacao, total } = order.pedido
  if (situacao === 'entregue') {
    const back = `Cancele este pedido para devolver ${formatBRL(total)}.`
    await flagOrder({ db, now }, id, `A ordem de serviço ${ordem} foi cancelada, e isto está pago. ${back}`)
  }
  if (situacao !== 'aguardandoPagamento' && situacao !== 'pagamentoEmAnalise') return
  await recordEvent({ db, now }, { id, evento: 'cancel', ...by })
  await enqueue(db, CANCEL_CHARGES, { idPedido: id })
  // If a part of it came; jobs send what is opened here.
  await refundAll({ db, now }, { id, pagamentos: order.pagamentos, motivo: 'cancelamento' })
}
