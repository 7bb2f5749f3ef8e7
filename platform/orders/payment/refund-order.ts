import { randomUUID } from 'node:crypto'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { refundPayment } from './refund-payment.ts'

/** `valor` in centavos. */
type Refund = { id: string; idPagamento: string; valor: number; nota: string }

/** Refunds a payment, once per idempotency key. Refuses as `refundPayment` does. */
export async function refundOrder(context: RequestContext, refund: Refund): Promise<AdminOrder> {
  const { id, idPagamento, valor } = refund
  const { by, note } = await actOnOrder(context, 'pedidos.estornar', id)
  const chave = `painel:${context.chaveIdempotencia ?? randomUUID()}`
  await refundPayment(context, { ...refund, chave, ...by }, (tx) =>
    note(tx, 'pedido.estornado', { depois: { idPagamento, valor } }),
  )

  return getStoreOrder(context, { id })
}
