import { pick } from '#demo/catalogue/chance.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { advanceOrder } from '#platform/orders/lifecycle/advance-order.ts'
import { cancelOrder } from '#platform/orders/lifecycle/cancel-order.ts'
import { expireOrders } from '#platform/orders/lifecycle/expire-orders.ts'
import { applyPaymentEvent } from '#platform/orders/payment/apply-payment-event.ts'
import { receiveReturn } from '#platform/orders/returns/receive-return.ts'
import { withdrawOrder } from '#platform/orders/returns/withdraw-order.ts'
import { addTrackingEvent } from '#platform/orders/shipping/add-tracking-event.ts'
import { shipOrder } from '#platform/orders/shipping/ship-order.ts'
import { recordState } from '#platform/payments/charges/record-state.ts'
import { dispatchChanges } from '#platform/payments/notifications/dispatch-changes.ts'
import type { ProviderState } from '#platform/payments/port.ts'
import type { PastProvider } from '../past-provider.ts'
import type { PastOrder } from './order-goods.ts'
import type { StepName } from './plan-order.ts'
import { trackingCode } from './tracking-code.ts'

type Step = (context: JobContext, order: PastOrder, provider: PastProvider) => Promise<void>

const STORE = { quem: 'loja', nome: 'Nina Prado' } as const

const REGRETS = [
  'Comprei a tensão errada para o meu violão.',
  'Ganhei um igual de presente.',
  'O tamanho não serviu para a minha filha.',
  'Esperava um som mais escuro.',
] as const

/** Runs each step at the time of its context. */
export const STEPS: Record<StepName, Step> = {
  pay: (context, order, provider) => recordPayment(context, order, (id) => provider.pay(id)),
  review: (context, order, provider) =>
    recordPayment(context, order, (id) => provider.decide(id, 'in_review')),
  decline: (context, order, provider) =>
    recordPayment(context, order, (id) => provider.decide(id, 'declined')),
  expire: async (context) => {
    await expireOrders(context)
    await dispatchChanges(applyPaymentEvent, context)
  },
  cancel: async (context, { id }) => {
    await cancelOrder(context, { id, quem: 'cliente', nota: 'Pedi o modelo errado.' })
    await dispatchChanges(applyPaymentEvent, context)
  },
  pick: (context, { id }) => advanceOrder(context, { id, evento: 'startPicking', ...STORE }),
  ship: async (context, { id, transportadora }) => {
    if (transportadora === null) return shipOrder(context, { id, ...STORE })
    const codigo = trackingCode('rastreio', `${context.now.getTime()}`)
    await shipOrder(context, { id, envio: { codigo, transportadora, url: '' }, ...STORE })
    await track(context, id, 'Objeto postado')
  },
  deliver: async (context, { id, transportadora }) => {
    if (transportadora !== null) await track(context, id, 'Objeto entregue ao destinatário')
    await advanceOrder(context, { id, evento: 'deliver', ...STORE })
  },
  requestReturn: (context, { id, numero }) =>
    withdrawOrder(context, { id, quem: 'cliente', nota: pick(REGRETS, `${numero}`) }),
  receiveReturn: async (context, { id }) => {
    await receiveReturn(context, { id, aVenda: true, ...STORE })
    await dispatchChanges(applyPaymentEvent, context)
  },
}

/** Records a message of the provider about a payment, and updates the order. */
async function recordPayment(
  context: JobContext,
  { pagamento }: PastOrder,
  report: (id: string) => ProviderState,
): Promise<void> {
  // A free order was paid when it was placed.
  if (!pagamento) return
  await recordState(context, pagamento.id, report(pagamento.id.replaceAll('-', '')))
  await dispatchChanges(applyPaymentEvent, context)
}

function track(context: JobContext, id: string, descricao: string): Promise<void> {
  return addTrackingEvent(context, {
    id,
    evento: { em: context.now.toISOString(), local: 'São Paulo, SP', descricao },
  })
}
