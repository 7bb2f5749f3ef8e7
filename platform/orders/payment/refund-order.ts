import { randomUUID } from 'node:crypto'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { refundPayment } from './refund-payment.ts'

/** `valor` in centavos. */
type Refund = { id: string; idPagamento: string; valor: number; nota: string }

/** Gives a payment back, once for an idempotency key. Refuses as `refundPayment` does. */
export async function refundOrder(visit: Visit, refund: Refund): Promise<AdminOrder> {
  const { id, idPagamento, valor } = refund
  const { by, note } = await actOnOrder(visit, 'pedidos.estornar', id)
  const chave = `painel:${visit.chaveIdempotencia ?? randomUUID()}`
  await refundPayment(visit, { ...refund, chave, ...by }, (tx) =>
    note(tx, 'pedido.estornado', { depois: { idPagamento, valor } }),
  )

  return getStoreOrder(visit, { id })
}
