import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameAtProvider } from '#platform/payments/rows.ts'
import { DAY, MINUTE, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { getOrder } from '../access/get-order.ts'
import { payOrder } from '../payment/pay-order.ts'
import { refundPayment } from '../payment/refund-payment.ts'
import { receiveReturn } from '../returns/receive-return.ts'
import { withdrawOrder } from '../returns/withdraw-order.ts'
import { readWithPayments } from '../rows.ts'
import { shipOrder } from '../shipping/ship-order.ts'
import { advanceOrder } from './advance-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { expireOrders } from './expire-orders.ts'

const BY = { quem: 'loja' } as const

/** Events of an order, in any sequence and repeated; what is not allowed is refused. */
const STEPS = {
  payPix: (id) => pay(id, 'pix'),
  payBoleto: (id) => pay(id, 'boleto'),
  payCard: (id) => pay(id, 'cartao'),
  bankPays: (id) => settle(id, false),
  bankPaysLate: (id) => settle(id, true),
  // Pays, notifies and applies the event in one step; otherwise few orders would ever be paid.
  isPaid: async (id) => {
    await settle(id, true)
    await STEPS.syncPayment(id)
    await shop.work()
  },
  syncPayment: async (id: string) => {
    for (const payment of await paymentsOf(id)) await shop.syncPayment(payment.id)
  },
  runJobs: () => shop.work(),
  wait: async () => shop.advance(20 * MINUTE),
  waitDays: async () => shop.advance(4 * DAY),
  expire: () => expireOrders(shop.context()),
  cancel: (id) => cancelOrder(shop.context(), { id, ...BY }),
  pick: (id) => advanceOrder(shop.context(), { id, evento: 'startPicking', ...BY }),
  ship: (id) => shipOrder(shop.context(), { id, ...BY }),
  deliver: (id) => advanceOrder(shop.context(), { id, evento: 'deliver', ...BY }),
  withdraw: (id) => withdrawOrder(shop.context(), { id, ...BY }),
  receive: (id) => receiveReturn(shop.context(), { id, aVenda: true, ...BY }),
  refundPart: (id) => refund(id, 1_000),
  refundRest: (id) => refund(id, undefined),
  outage: async () => void shop.psp.setFaults({ foraDoAr: true }),
  recovery: async () => void shop.psp.setFaults({}),
} satisfies Record<string, (id: string) => Promise<unknown>>

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

test('whatever happens, stock adds up, money is refunded once, and nothing ships unpaid', {
  timeout: 300_000,
}, async () => {
  const step = fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[]))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await shop.reset()
      const { id } = await shop.place({ quantidade: 2 })
      for (const name of steps) {
        await STEPS[name](id).catch(() => undefined)
        await holds(id)
      }
      shop.psp.setFaults({})
      await STEPS.syncPayment(id)
      await shop.work()
      await holds(id)
      await isSettled(id)
    }),
    { numRuns: 20 },
  )
})

async function holds(id: string) {
  const { estoque, reservedUnits, soldUnits } = await shop.stock()
  expect(estoque + reservedUnits + soldUnits).toBe(10)
  for (const payment of await paymentsOf(id)) {
    const refunds = chargeOf(nameAtProvider(payment.id))?.refunds ?? []
    const out = refunds.reduce((sum, { amount }) => sum + amount, 0)
    expect(out).toBeLessThanOrEqual(payment.recebido)
    expect(payment.estornado).toBeLessThanOrEqual(payment.recebido)
  }
}

/** After all payment events, the order's situation matches its stock and its money. */
async function isSettled(id: string) {
  const { situacao, atencao, mudancas, chave } = await shop.order(id)
  const { reservedUnits, soldUnits } = await shop.stock()
  const { pagamento } = await getOrder(shop.context(), { id, chave })
  const sold = ['pagamentoAprovado', 'emSeparacao', 'enviado', 'entregue', 'devolucaoSolicitada']
  expect({ reservedUnits, soldUnits }).toEqual({
    reservedUnits: open(situacao) ? 2 : 0,
    soldUnits: sold.includes(situacao) ? 2 : 0,
  })

  const paid = mudancas.findIndex((change) => /approvePayment|reopen/.test(change))
  const shipped = mudancas.findIndex((change) => change.startsWith('ship'))
  if (shipped >= 0) expect(paid).toBeLessThan(shipped)
  if (open(situacao)) expect(pagamento).not.toMatch(/^pago/)
  // Money for a cancelled order is always flagged.
  if (situacao === 'cancelado' && pagamento.startsWith('pago')) expect(atencao).not.toBeNull()
  if (pagamento === 'pagoAMais') expect(atencao).not.toBeNull()
}

function open(situacao: string): boolean {
  return situacao === 'aguardandoPagamento' || situacao === 'pagamentoEmAnalise'
}

async function paymentsOf(id: string) {
  return (await readWithPayments(shop.db, id))?.pagamentos ?? []
}

async function pay(id: string, metodo: 'pix' | 'boleto' | 'cartao') {
  const { chave } = await shop.order(id)
  const card = metodo === 'cartao' ? await shop.card() : {}
  return payOrder(shop.context(), { id, chave, metodo, parcelas: 1, ...card })
}

/** Pays the oldest charge that a bank would still accept, or accept late. */
async function settle(id: string, late: boolean) {
  const names = (await paymentsOf(id)).map((payment) => nameAtProvider(payment.id))
  const unpaid = names.filter((name) => !chargeOf(name)?.paid)
  for (const name of unpaid) if (shop.psp.pay(name, { late })) return
}

/** At the bank or at Mercado Pago. */
function chargeOf(name: string) {
  const { bank, mercadoPago } = shop.psp
  const pix = bank.ledger.get(name)

  return pix ? { paid: pix.payments.length > 0, refunds: pix.refunds } : mercadoPago.store.find(name)
}

async function refund(id: string, valor: number | undefined) {
  for (const payment of await paymentsOf(id))
    if (payment.situacao === 'pago') {
      const request = { id, idPagamento: payment.id, chave: `${valor ?? 'resto'}`, ...BY }
      await refundPayment(shop.context(), valor === undefined ? request : { ...request, valor })
    }
}
