import { pick } from '#demo/catalogue/chance.ts'
import type { JobVisit } from '#platform/infrastructure/jobs/job.ts'
import { advanceOrder } from '#platform/orders/lifecycle/advance-order.ts'
import { cancelOrder } from '#platform/orders/lifecycle/cancel-order.ts'
import { expireOrders } from '#platform/orders/lifecycle/expire-orders.ts'
import { takePaymentNews } from '#platform/orders/payment/apply-payment-event.ts'
import { receiveReturn } from '#platform/orders/returns/receive-return.ts'
import { withdrawOrder } from '#platform/orders/returns/withdraw-order.ts'
import { addTrackingEvent } from '#platform/orders/shipping/add-tracking-event.ts'
import { shipOrder } from '#platform/orders/shipping/ship-order.ts'
import { recordState } from '#platform/payments/charges/record-state.ts'
import { tellChanges } from '#platform/payments/notifications/dispatch-changes.ts'
import type { ProviderState } from '#platform/payments/port.ts'
import type { PastProvider } from './past-provider.ts'
import type { PastOrder } from './place-past-order.ts'
import type { StepName } from './plan-order.ts'
import { trackingCode } from './tracking-code.ts'

type Step = (visit: JobVisit, order: PastOrder, provider: PastProvider) => Promise<void>

const STORE = { quem: 'loja', nome: 'Nina Prado' } as const

const REGRETS = [
  'Comprei a tensão errada para o meu violão.',
  'Ganhei um igual de presente.',
  'O tamanho não serviu para a minha filha.',
  'Esperava um som mais escuro.',
] as const

/** How each step is taken, at the moment of the visit. */
export const STEPS: Record<StepName, Step> = {
  pay: (visit, order, provider) => hear(visit, order, (id) => provider.pay(id)),
  review: (visit, order, provider) => hear(visit, order, (id) => provider.decide(id, 'in_review')),
  decline: (visit, order, provider) => hear(visit, order, (id) => provider.decide(id, 'declined')),
  expire: async (visit) => {
    await expireOrders(visit)
    await tellChanges(takePaymentNews, visit)
  },
  cancel: async (visit, { id }) => {
    await cancelOrder(visit, { id, quem: 'cliente', nota: 'Pedi o modelo errado.' })
    await tellChanges(takePaymentNews, visit)
  },
  pick: (visit, { id }) => advanceOrder(visit, { id, evento: 'startPicking', ...STORE }),
  ship: async (visit, { id, transportadora }) => {
    if (transportadora === null) return shipOrder(visit, { id, ...STORE })
    const codigo = trackingCode('rastreio', `${visit.agora.getTime()}`)
    await shipOrder(visit, { id, envio: { codigo, transportadora, url: '' }, ...STORE })
    await follow(visit, id, 'Objeto postado')
  },
  deliver: async (visit, { id, transportadora }) => {
    if (transportadora !== null) await follow(visit, id, 'Objeto entregue ao destinatário')
    await advanceOrder(visit, { id, evento: 'deliver', ...STORE })
  },
  askReturn: (visit, { id, numero }) =>
    withdrawOrder(visit, { id, quem: 'cliente', nota: pick(REGRETS, `${numero}`) }),
  receiveReturn: async (visit, { id }) => {
    await receiveReturn(visit, { id, aVenda: true, ...STORE })
    await tellChanges(takePaymentNews, visit)
  },
}

/** The provider tells of a payment, and the order follows. */
async function hear(
  visit: JobVisit,
  { pagamento }: PastOrder,
  news: (id: string) => ProviderState,
): Promise<void> {
  // What costs nothing was paid when it was placed.
  if (!pagamento) return
  await recordState(visit, pagamento.id, news(pagamento.id.replaceAll('-', '')))
  await tellChanges(takePaymentNews, visit)
}

function follow(visit: JobVisit, id: string, descricao: string): Promise<void> {
  return addTrackingEvent(visit, {
    id,
    evento: { em: visit.agora.toISOString(), local: 'São Paulo, SP', descricao },
  })
}
