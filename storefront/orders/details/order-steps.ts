import type { Order } from '#contract/orders/orders.ts'
import { orderTitle } from '#domain/order/order-text.ts'

/** A step of an order's way; `em` is null of what is still to come. */
export type OrderStep = { titulo: string; em: string | null }

/** The way of an order with which all goes well. */
const WAY: Order['situacao'][] = [
  'aguardandoPagamento',
  'pagamentoAprovado',
  'emSeparacao',
  'enviado',
  'entregue',
]

/** All that has happened, the oldest first, and what is still to come where the order is on its usual way. */
export function orderSteps({
  situacao,
  historico,
  frete,
}: Pick<Order, 'situacao' | 'historico' | 'frete'>): OrderStep[] {
  const done = historico.map(({ titulo, em }, i) => ({ titulo: i === 0 ? 'Pedido recebido' : titulo, em }))
  const retirada = frete.tipo === 'retirada'
  const place = WAY.indexOf(situacao === 'pagamentoEmAnalise' ? 'aguardandoPagamento' : situacao)
  const ahead = place < 0 ? [] : WAY.slice(place + 1)

  return [
    ...done,
    ...ahead.map((next) => ({
      titulo: orderTitle({ situacao: next, pagamento: 'pago', retirada }),
      em: null,
    })),
  ]
}
