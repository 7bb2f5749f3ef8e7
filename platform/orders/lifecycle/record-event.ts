import { eq } from 'drizzle-orm'
import { afterEvent, type OrderEvent } from '#domain/order/order-situation.ts'
import type { AlertKind } from '#domain/staff/alerts.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { pickReservation } from '#platform/catalog/stock/reservations/pick-reservation.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { alertOfOrder } from '../attention/alert-of-order.ts'
import { ORDER_MAIL, type OrderMailKind } from '../mail/order-mail.ts'
import { type AnyOrderRow, lockOrder } from '../rows.ts'
import { pedidos, pedidosMudancas } from '../tables.ts'

/** Who did something to an order; `nome` is of a person of the store, `nota` what they, or the buyer, said about it. */
export type By = { quem: 'cliente' | 'provedor' | 'relogio' | 'loja'; nome?: string; nota?: string }

/** What a caller adds to the transaction of a verb: the audit of who asked for it. */
export type Also = (tx: Database) => Promise<void>

/** What can happen here to an order of another shop: what was paid there may still have to leave from here. */
export function isOnItsWay(evento: OrderEvent): boolean {
  return evento === 'startPicking' || evento === 'ship' || evento === 'deliver'
}

/** Days that a declined order is kept for another try. */
const RETRY_DAYS = 1

/**
 * Lets something happen to an order, inside the caller's transaction: the only place that changes where it stands. Writes who,
 * when and what, and asks for the mail that tells the buyer. Null, and nothing written, when it can't happen to it now. Refuses
 * `PedidoDeOutraLoja` for what would move money or goods that never were here.
 */
export async function recordEvent(
  { db: tx, agora }: Pick<RequestContext, 'db' | 'agora'>,
  { id, evento, quem, nome, nota }: By & { id: string; evento: OrderEvent },
): Promise<AnyOrderRow | null> {
  const pedido = await lockOrder(tx, id)
  if (pedido && pedido.numeroAntigo !== null && !isOnItsWay(evento)) throw refuse('PedidoDeOutraLoja')
  const para = pedido ? afterEvent(pedido.situacao, evento) : null
  if (!pedido || !para) return null
  const { situacao: de } = pedido
  const [changed] = await tx
    .update(pedidos)
    .set({
      situacao: para,
      alteradoEm: agora,
      expiraEm: deadlineAfter(evento, pedido, agora),
      pagoEm: isPaidBy(evento) ? agora : pedido.pagoEm,
      entregueEm: evento === 'deliver' ? agora : pedido.entregueEm,
    })
    .where(eq(pedidos.id, id))
    .returning()
  if (!changed) throw new Error('An order that is held is gone.')
  await tx.insert(pedidosMudancas).values({ idPedido: id, evento, de, para, quem, nome, nota, em: agora })
  if (evento === 'startPicking') await pickReservation(tx, { pedido: id, agora })
  await emitEvent(tx, 'pedido.alterado', { id, numero: pedido.numero, evento, de, para })
  if (isPaidBy(evento)) await emitEvent(tx, 'pedido.pago', { id, numero: pedido.numero, total: pedido.total })
  const alert = alertAfter(evento, quem)
  if (alert) await alertOfOrder({ db: tx, agora }, alert, pedido)
  const tipo = mailAfter(evento, pedido)
  if (tipo) await enqueue(tx, ORDER_MAIL, { idPedido: id, tipo })

  return changed
}

/** Also where the money came after the order had ended. */
function isPaidBy(evento: OrderEvent): boolean {
  return evento === 'approvePayment' || evento === 'reopen'
}

/** Null where it is no news to the store, which may have done it itself. */
function alertAfter(evento: OrderEvent, quem: By['quem']): AlertKind | null {
  if (isPaidBy(evento)) return 'pedidoPago'
  if (quem !== 'cliente') return null
  if (evento === 'requestReturn') return 'devolucao'

  return evento === 'reportDefect' ? 'defeito' : null
}

/** Goods wait for a payment that was not made; what is paid, looked at or over waits no more. */
function deadlineAfter(evento: OrderEvent, { expiraEm }: AnyOrderRow, agora: Date): Date | null {
  if (evento !== 'declinePayment') return null
  const retry = agora.getTime() + RETRY_DAYS * DAY_MS

  return new Date(Math.max(expiraEm?.getTime() ?? 0, retry))
}

/** Null where there is nothing to tell: what is picked or looked at is seen on the order's page. */
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
