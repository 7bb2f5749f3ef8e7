import { formatBRL } from '#domain/money/format-money.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { PaymentContext } from '#platform/payments/payment-context.ts'
import { openRefund } from '#platform/payments/refunds/open-refund.ts'
import type { Actor, Also } from '../lifecycle/record-event.ts'
import { lockLiveOrder } from '../rows.ts'
import { pedidosMudancas } from '../tables.ts'
import { refundableAmount } from './refund-all.ts'
import { sendRefunds } from './send-refunds.ts'

/** Without `valor`, all that can be refunded. `chave` is the idempotency key: one refund per key. */
type RefundRequest = Actor & { id: string; idPagamento: string; chave: string; valor?: number }

/**
 * Refunds a payment of an order, in part or in full, whatever the order's situation. `also` runs in the same
 * transaction, once per key. Refuses `EstornoIndisponivel` for more than can be refunded the way it came,
 * `PedidoInexistente` for a payment of another order, and `ChaveReutilizada` for the key of another refund.
 */
export async function refundPayment(
  context: PaymentContext,
  request: RefundRequest,
  also?: Also,
): Promise<void> {
  const { id, idPagamento, quem, nome, nota } = request
  const { now } = context
  const refund = await context.db.transaction(async (db) => {
    const order = await lockLiveOrder(db, id)
    const payment = order?.pagamentos.find((one) => one.id === idPagamento)
    if (!order || !payment) throw refuse('PedidoInexistente')
    const valor = request.valor ?? refundableAmount(payment, now)
    const chave = `${id}:${request.chave}`
    const { refund: opened, isNew } = await openRefund({ db, now }, { idPagamento, chave, valor })
    if (!isNew && !isSame(opened, request)) throw refuse('ChaveReutilizada')
    if (isNew) {
      const { situacao: para } = order.pedido
      const said = [formatBRL(valor), nota].filter(Boolean).join(': ')
      await db
        .insert(pedidosMudancas)
        .values({ idPedido: id, evento: 'refund', de: para, para, quem, nome, nota: said, em: now })
      await also?.(db)
    }
    return opened
  })
  await sendRefunds(context, [refund])
}

/** Without `valor`, the refundable amount differs on the second call. */
function isSame(
  known: { idPagamento: string; valor: number },
  { idPagamento, valor }: Pick<RefundRequest, 'idPagamento' | 'valor'>,
): boolean {
  return known.idPagamento === idPagamento && (valor === undefined || known.valor === valor)
}
