import type { Order } from '#contract/orders/orders.ts'
import { orderTitle } from '#domain/order/order-text.ts'

/** A step of an order; `em` is null for steps still ahead. `nota` is what the store said about it. */
export type OrderStep = { titulo: string; em: string | null; nota?: string }

/** The usual sequence of states. */
const USUAL_STATES: Order['situacao'][] = [
  'aguardandoPagamento',
  'pagamentoAprovado',
  'emSeparacao',
  'enviado',
  'entregue',
]

/** Of an order of services. */
const SERVICE_STATES: Order['situacao'][] = ['aguardandoPagamento', 'entregue']

/** All past steps, oldest first, and the steps ahead if the order follows the usual sequence. */
export function orderSteps({
  situacao,
  historico,
  frete,
  deServicos,
}: Pick<Order, 'situacao' | 'historico' | 'frete' | 'deServicos'>): OrderStep[] {
  const done = historico.map(({ titulo, em }, i) => ({ titulo: i === 0 ? 'Pedido recebido' : titulo, em }))
  const retirada = frete.tipo === 'retirada'
  const states = deServicos ? SERVICE_STATES : USUAL_STATES
  const place = states.indexOf(situacao === 'pagamentoEmAnalise' ? 'aguardandoPagamento' : situacao)
  const ahead = place < 0 ? [] : states.slice(place + 1)

  return [
    ...done,
    ...ahead.map((next) => ({
      titulo: orderTitle({ situacao: next, pagamento: 'pago', retirada, deServicos }),
      em: null,
    })),
  ]
}
