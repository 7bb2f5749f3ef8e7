import { formatBRL } from '#domain/money/format-money.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { PaymentVisit } from '#platform/payments/payment-context.ts'
import { openRefund } from '#platform/payments/refunds/open-refund.ts'
import type { Also, By } from '../lifecycle/record-event.ts'
import { holdOrder } from '../rows.ts'
import { pedidosMudancas } from '../tables.ts'
import { canGoBack } from './refund-all.ts'
import { sendRefunds } from './send-refunds.ts'

/** Left out, `valor` is all that can go back. `chave` names the wish: the same one twice is one refund. */
type RefundWish = By & { id: string; idPagamento: string; chave: string; valor?: number }

/**
 * Gives a payment of an order back, in part or in full, whatever else becomes of the order. `also` belongs to the same
 * transaction, and is done once for a wish. Refuses `EstornoIndisponivel` for more than can go back the way it came, and `PedidoInexistente` for a payment of another order, and
 * `ChaveReutilizada` for the key of another refund.
 */
export async function refundPayment(visit: PaymentVisit, wish: RefundWish, also?: Also): Promise<void> {
  const { id, idPagamento, quem, nome, nota } = wish
  const { agora } = visit
  const refund = await visit.db.transaction(async (db) => {
    const order = await holdOrder(db, id)
    const payment = order?.pagamentos.find((one) => one.id === idPagamento)
    if (!order || !payment) throw refuse('PedidoInexistente')
    const valor = wish.valor ?? canGoBack(payment, agora)
    const chave = `${id}:${wish.chave}`
    const { refund: opened, isNew } = await openRefund({ db, agora }, { idPagamento, chave, valor })
    if (!isNew && !isSame(opened, wish)) throw refuse('ChaveReutilizada')
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
  await sendRefunds(visit, [refund])
}

/** All that can go back is another sum the second time. */
function isSame(
  known: { idPagamento: string; valor: number },
  { idPagamento, valor }: Pick<RefundWish, 'idPagamento' | 'valor'>,
): boolean {
  return known.idPagamento === idPagamento && (valor === undefined || known.valor === valor)
}
