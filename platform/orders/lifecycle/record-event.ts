import { eq } from 'drizzle-orm'
import { afterEvent, type OrderEvent } from '#domain/order/order-situation.ts'
import type { AlertKind } from '#domain/staff/alerts.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { releaseWork } from '#platform/catalog/services/capacity/book-work.ts'
import { pickReservation } from '#platform/catalog/stock/reservations/pick-reservation.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { alertOfOrder } from '../attention/alert-of-order.ts'
import { ORDER_PASSPORTS } from '../buyer/passports/queues.ts'
import { ORDER_PAID } from '../invoices/queues.ts'
import { ORDER_MAIL, type OrderMailKind } from '../mail/order-mail.ts'
import { endCredits, spendCreditsAgain } from '../returns/trade-ins/spend-credits.ts'
import { type AnyOrderRow, lockOrder } from '../rows.ts'
import { pedidos, pedidosMudancas } from '../tables.ts'
import { followPurchases } from './list-purchases.ts'
import { hasWork, refuseInWorkshop, refuseUnpaidWork } from './order-work.ts'
import { ORDER_WORK } from './work-jobs.ts'

/** Who changed an order. `nome` is a staff member's name, `nota` a remark by them or by the buyer. */
export type Actor = { quem: 'cliente' | 'provedor' | 'relogio' | 'loja'; nome?: string; nota?: string }

type RecordEventInput = Actor & {
  id: string
  evento: OrderEvent
  /** Staff let goods go though work on them is unpaid; or they are gone already. */
  mesmoAssim?: boolean
}

/** What a caller adds to the use case's transaction: its audit entry. */
export type Also = (tx: Database) => Promise<void>

/** Whether an event is allowed for an order of another shop: one paid there may still have to ship from here. */
export function isFulfilmentEvent(evento: OrderEvent): boolean {
  return evento === 'startPicking' || evento === 'ship' || evento === 'deliver'
}

/** Days that an order waits for another attempt after a decline, or for money that was not there. */
const RETRY_DAYS = 1

/**
 * Records an event of an order in the caller's transaction; the only place that changes an order's situation. Writes
 * who, when and what, and enqueues the mail to the buyer. Returns null, and writes nothing, if the event can't happen
 * now. Refuses `PedidoDeOutraLoja` for events that would move money or goods that never were here, `PedidoNaOficina` for
 * sending goods on which the workshop still works, and `ServicoAPagar`, unless `mesmoAssim`, while more work is unpaid.
 */
export async function recordEvent(
  { db: tx, now }: Pick<RequestContext, 'db' | 'now'>,
  { id, evento, mesmoAssim = false, quem, nome, nota }: RecordEventInput,
): Promise<AnyOrderRow | null> {
  const pedido = await lockOrder(tx, id)
  if (pedido && pedido.numeroAntigo !== null && !isFulfilmentEvent(evento)) throw refuse('PedidoDeOutraLoja')
  const para = pedido ? afterEvent(pedido.situacao, evento, pedido) : null
  if (!pedido || !para) return null
  if (evento === 'ship' || evento === 'deliver') refuseInWorkshop(pedido)
  if (!mesmoAssim && leavesStore(evento, pedido)) await refuseUnpaidWork(tx, id)
  const { situacao: de } = pedido
  const [changed] = await tx
    .update(pedidos)
    .set({
      situacao: para,
      alteradoEm: now,
      expiraEm: deadlineAfter(evento, pedido, now),
      pagoEm: paidAfter(evento, pedido, now),
      entregueEm: evento === 'deliver' ? now : pedido.entregueEm,
    })
    .where(eq(pedidos.id, id))
    .returning()
  if (!changed) throw new Error('A locked order is missing.')
  await tx.insert(pedidosMudancas).values({ idPedido: id, evento, de, para, quem, nome, nota, em: now })
  if (evento === 'startPicking') await pickReservation(tx, { pedido: id, now })
  if (para === 'cancelado' || para === 'devolvido') await endCredits({ db: tx, now }, id)
  if (evento === 'reopen') await spendCreditsAgain({ db: tx, now }, id)
  await followPurchases({ db: tx, now }, changed, evento)
  await emitEvent(tx, 'pedido.alterado', { id, numero: pedido.numero, evento, de, para })
  if (isPaidBy(evento)) {
    await emitEvent(tx, 'pedido.pago', { id, numero: pedido.numero, total: pedido.total })
    await enqueue(tx, ORDER_PAID, { idPedido: id })
  }
  if (await movesWork(tx, evento, pedido)) {
    if (endsWork(evento)) await releaseWork(tx, { idPedido: id })
    await enqueue(tx, ORDER_WORK, { idPedido: id })
  }
  if (movesPassports(evento)) await enqueue(tx, ORDER_PASSPORTS, { idPedido: id })
  const alert = alertAfter(evento, quem)
  if (alert) await alertOfOrder({ db: tx, now }, alert, pedido)
  const tipo = mailAfter(evento, pedido)
  if (tipo) await enqueue(tx, ORDER_MAIL, { idPedido: id, tipo })

  return changed
}

/** Whether the goods leave the store by an event: picked up, they do when they are handed over. */
function leavesStore(evento: OrderEvent, { frete }: AnyOrderRow): boolean {
  return evento === (frete.tipo === 'retirada' ? 'deliver' : 'ship')
}

/** Also true if the money came after the order had ended. */
function isPaidBy(evento: OrderEvent): boolean {
  return evento === 'approvePayment' || evento === 'reopen'
}

/** Whether an event concerns the workshop: also once all work is ready, which is then over too. */
async function movesWork(tx: Database, evento: OrderEvent, { id, naOficina }: AnyOrderRow): Promise<boolean> {
  if (isPaidBy(evento)) return naOficina

  return (endsWork(evento) || evento === 'deliver') && (await hasWork(tx, id))
}

/** Whether the workshop has nothing to do any more. `receiveReturn` is also that of a refused delivery. */
function endsWork(evento: OrderEvent): boolean {
  return evento === 'cancel' || evento === 'expire' || evento === 'receiveReturn'
}

/** Whether instruments were sold, arrived, or came back. What expires may have been paid before that was undone. */
function movesPassports(evento: OrderEvent): boolean {
  return isPaidBy(evento) || ['undoPayment', 'expire', 'cancel', 'deliver', 'receiveReturn'].includes(evento)
}

function paidAfter(evento: OrderEvent, { pagoEm }: AnyOrderRow, now: Date): Date | null {
  if (evento === 'undoPayment') return null

  return isPaidBy(evento) ? now : pagoEm
}

/** The alert for the staff; null for events that they need not hear about or caused themselves. */
function alertAfter(evento: OrderEvent, quem: Actor['quem']): AlertKind | null {
  if (isPaidBy(evento)) return 'pedidoPago'
  if (quem !== 'cliente') return null
  if (evento === 'requestReturn') return 'devolucao'

  return evento === 'reportDefect' ? 'defeito' : null
}

/** A payment that failed leaves at least a day for another attempt; every other event clears the deadline. */
function deadlineAfter(evento: OrderEvent, { expiraEm }: AnyOrderRow, now: Date): Date | null {
  if (evento !== 'declinePayment' && evento !== 'undoPayment') return null
  const retry = now.getTime() + RETRY_DAYS * DAY_MS

  return new Date(Math.max(expiraEm?.getTime() ?? 0, retry))
}

/** The mail for an event; null for picking and reviews, which the buyer sees on the order's page. */
function mailAfter(evento: OrderEvent, { frete }: AnyOrderRow): OrderMailKind | null {
  switch (evento) {
    case 'approvePayment':
    case 'reopen':
      return 'pagamentoAprovado'
    case 'ship':
      return frete.tipo === 'retirada' ? 'prontoParaRetirada' : 'enviado'
    case 'deliver':
      return 'entregue'
    case 'expire':
    case 'cancel':
      return 'cancelado'
    case 'requestReturn':
    case 'reportDefect':
      return 'devolucaoSolicitada'
    case 'receiveReturn':
      return 'devolvido'
    default:
      return null
  }
}
