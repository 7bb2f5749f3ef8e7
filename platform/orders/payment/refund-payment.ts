import { formatBRL } from '#domain/money/format-money.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { PaymentContext } from '#platform/payments/payment-context.ts'
import { openRefund } from '#platform/payments/refunds/open-refund.ts'
import type { Also, By } from '../lifecycle/record-event.ts'
import { lockLiveOrder } from '../rows.ts'
import { pedidosMudancas } from '../tables.ts'
import { canGoBack } from './refund-all.ts'
import { sendRefunds } from './send-refunds.ts'

/** Left out, `valor` is all that can go back. `chave` names the wish: the same one twice is one refund. */
type RefundRequest = By & { id: string; idPagamento: string; chave: string; valor?: number }

/**
 * Gives a payment of an order back, in part or in full, whatever else becomes of the order. `also` belongs to the same
 * transaction, and is done once for a wish. Refuses `EstornoIndisponivel` for more than can go back the way it came, and `PedidoInexistente` for a payment of another order, and
 * `ChaveReutilizada` for the key of another refund.
 */
export async function refundPayment(
  context: PaymentContext,
  request: RefundRequest,
  also?: Also,
): Promise<void> {
  const { id, idPagamento, quem, nome, nota } = request
  const { agora } = context
  const refund = await context.db.transaction(async (db) => {
    const order = await lockLiveOrder(db, id)
    const payment = order?.pagamentos.find((one) => one.id === idPagamento)
    if (!order || !payment) throw refuse('PedidoInexistente')
    const valor = request.valor ?? canGoBack(payment, agora)
    const chave = `${id}:${request.chave}`
    const { refund: opened, isNew } = await openRefund({ db, agora }, { idPagamento, chave, valor })
    if (!isNew && !isSame(opened, request)) throw refuse('ChaveReutilizada')
    if (isNew) {
      const { situacao: para } = order.pedido
      const said = [formatBRL(valor), nota].filter(Boolean).join(': ')
      await db
        .insert(pedidosMudancas)
        .values({ idPedido: id, evento: 'refund', de: para, para, quem, nome, nota: said, em: agora })
      await also?.(db)
    }
    return opened
  })
  await sendRefunds(context, [refund])
}

/** All that can go back is another sum the second time. */
function isSame(
  known: { idPagamento: string; valor: number },
  { idPagamento, valor }: Pick<RefundRequest, 'idPagamento' | 'valor'>,
): boolean {
  return known.idPagamento === idPagamento && (valor === undefined || known.valor === valor)
}
