import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { WORKING } from '#domain/payments/accounts/account-rules.ts'
import { orderKey } from '#platform/orders/access/order-key.ts'
import { sampleOrder } from '#platform/orders/orders.fixtures.ts'
import { reconcilePayments } from '#platform/payments/charges/reconcile-payments.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { processNotification } from '#platform/payments/notifications/process-notification.ts'
import { changesOf, freshId, receiptsOf } from '#platform/payments/payments.fixtures.ts'
import type { PaymentMethod, ProviderAccount } from '#platform/payments/port.ts'
import * as mercadoPago from '#platform/payments/providers/mercado-pago/mercado-pago.fixtures.ts'
import * as pagarme from '#platform/payments/providers/pagarme/pagarme.fixtures.ts'
import { pixBank } from '#platform/payments/providers/pix-bank.ts'
import { openRefund } from '#platform/payments/refunds/open-refund.ts'
import { sendRefund } from '#platform/payments/refunds/send-refund.ts'
import { findPayment, nameAtProvider } from '#platform/payments/rows.ts'
import { avisosPagamento, estornos } from '#platform/payments/tables.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { MINUTE, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { CREDENTIALS as BANK } from '#tools/counterparts/bank/credentials.ts'
import { startBank } from '#tools/counterparts/bank/start-bank.ts'
import type { Faults } from '#tools/counterparts/faults.ts'
import { startMercadoPago } from '#tools/counterparts/mercado-pago/start-mercado-pago.ts'
import { startPagarme } from '#tools/counterparts/pagarme/start-pagarme.ts'
import { SHOP_ACCOUNT, SHOP_RULES } from '#tools/counterparts/shop-account.ts'
import { createLogger } from '../monitoring/logger.ts'
import { webhookRoute } from './webhooks.ts'

/** A counterpart, with what these tests do at it. */
type Counterpart = {
  account: () => ProviderAccount
  /** A card that is paid; null where no cards are taken. */
  card: (() => Promise<string>) | null
  /** Pays a charge; `short` says with one real less. */
  pay: (id: string, how?: { short: boolean }) => void
  charges: (id: string) => number
  /** Centavos that went back. */
  refunded: (id: string) => number
  setFaults: (faults: Partial<Faults>) => void
  notifyAt: (url: string) => void
  close: () => Promise<void>
}

const PROVIDERS: Record<string, () => Promise<Counterpart>> = {
  'Mercado Pago': async () => {
    const counterpart = await startMercadoPago({ port: 0 })
    const { store } = counterpart

    return {
      ...counterpart,
      account: () => mercadoPago.accountAt(counterpart, { timeoutMs: 1_000 }),
      card: () => mercadoPago.cardAt(counterpart),
      pay: (id, { short } = { short: false }) =>
        void counterpart.pay(id, short ? { valor: (store.find(id)?.amount ?? 0) - 100 } : {}),
      charges: (id) => store.all().filter(({ reference }) => reference === id).length,
      refunded: (id) => store.find(id)?.refunds.reduce((sum, { amount }) => sum + amount, 0) ?? 0,
    }
  },
  'Pagar.me': async () => {
    const counterpart = await startPagarme({ port: 0 })
    const { ledger } = counterpart

    return {
      ...counterpart,
      account: () => pagarme.accountAt(counterpart, { timeoutMs: 1_000 }),
      card: () => pagarme.cardAt(counterpart),
      pay: (id, { short } = { short: false }) => {
        const order = ledger.find(id)
        if (short && order?.customer.address) order.customer.address.zip_code = '01046010'
        counterpart.pay(id)
      },
      charges: (id) => ledger.orders.filter(({ code }) => code === id).length,
      refunded: (id) => ledger.find(id)?.charge.canceled_amount ?? 0,
    }
  },
}

/** Takes Pix only. */
async function startPixBank(): Promise<Counterpart> {
  const { settings, pay, ledger, notifyAt, ...bank } = await startBank({ port: 0 })
  const { pix } = settings
  if (!pix) throw new Error('The bank takes no Pix.')
  const charged = (id: string) => ledger.all().filter((charge) => charge.id === id)
  const account = pixBank({
    ...pix,
    certificate: undefined,
    receiver: () => ({ nome: 'Lira', cidade: 'São Paulo' }),
    now: () => performance.now(),
    timeoutMs: 1_000,
  })

  return {
    ...bank,
    account: () => account,
    card: null,
    pay: (id, { short } = { short: false }) =>
      void pay(id, short ? { valor: (ledger.get(id)?.valor ?? 0) - 100 } : {}),
    charges: (id) => charged(id).length,
    refunded: (id) =>
      charged(id)
        .flatMap(({ refunds }) => refunds)
        .reduce((sum, { amount }) => sum + amount, 0),
    notifyAt: (url) => notifyAt(`${url}?chave=${BANK.notificationKey}&ignorar=`),
  }
}

/** Webhooks come when the machine has time for them. */
const PATIENT = { timeout: 20_000 }

const FAULTS: [string, Partial<Faults>][] = [
  ['is away', { foraDoAr: true }],
  ['breaks off after its work', { semResposta: true }],
  ['is slower than the deadline', { lentidao: 3000 }],
  ['answers with something else', { lixo: true }],
  ['has revoked the key', { tokenVencido: true }],
]

const ALL = ['pix', 'boleto', 'cartao'] as const

const CASES: [string, readonly PaymentMethod[], () => Promise<Counterpart>][] = [
  ...Object.entries(PROVIDERS).map(([name, start]): (typeof CASES)[number] => [name, ALL, start]),
  ['A bank with the standard Pix API', ['pix'], startPixBank],
]

describe.each(CASES)('%s', (_, methods, start) => {
  let shop: OrderShop
  let psp: Counterpart
  let api: ReturnType<typeof testApi<Order & { code: string; mensagens: { mensagem: string }[] }>>
  const answers: number[] = []
  /** Webhooks that are being received. */
  const receiving = new Set<Promise<Response>>()
  let origin: string
  let testNumber = 0
  let stopListening: () => Promise<unknown>

  beforeAll(async () => {
    psp = await start()
    const metodos = { ...SHOP_RULES.metodos, pix: SHOP_RULES.metodos.boleto }
    shop = await openOrderShop(() => [
      {
        id: SHOP_ACCOUNT,
        regras: { ...SHOP_RULES, metodos, ativa: true },
        saude: WORKING,
        provider: psp.account(),
      },
    ])
    api = testApi(shop.db)
    const app = new Hono()
    const { logger } = createLogger('silent')
    const receive = webhookRoute({ context: () => shop.context(), logger })
    app.post('/:test/v2/webhooks/contas/:conta', async (c) => {
      // A copy that an earlier test did not wait for.
      if (c.req.param('test') !== String(testNumber)) return c.body(null, 204)
      const received = receive(c)
      receiving.add(received)
      const response = await received
      receiving.delete(received)
      answers.push(response.status)
      return response
    })
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await vi.waitUntil(() => server.address(), PATIENT)
    const { port } = server.address() as AddressInfo
    origin = `http://127.0.0.1:${port}`
    stopListening = () => new Promise((done) => server.close(done))
  })
  beforeEach(async () => {
    testNumber++
    // Those that an earlier test did not wait for would write into this one.
    await Promise.all(receiving)
    await shop.reset()
    await shop.db.delete(avisosPagamento)
    // Webhooks are signed with the time.
    shop.now = new Date()
    answers.length = 0
    psp.notifyAt(`${origin}/${testNumber}/v2/webhooks/contas/${SHOP_ACCOUNT}`)
  })
  afterEach(() => psp.setFaults({}))
  afterAll(async () => {
    await psp.close()
    await stopListening()
    await shop.close()
  })

  describe.each(methods)('by %s', (metodo) => {
    test.each(FAULTS)('a charge while the provider %s is made once, when it is back', async (_, faults) => {
      const { id, chave, idPagamento } = await ordered(metodo)
      psp.setFaults(faults)
      await expect(sendPayment(shop.context(), { id: idPagamento })).rejects.toThrow()
      expect((await seen(id, chave)).body).toMatchObject({
        situacao: 'aguardandoPagamento',
        pagamentos: [{ situacao: 'pendente', pix: null, boleto: null, cartao: null }],
      })

      psp.setFaults({})
      await sendPayment(shop.context(), { id: idPagamento })
      const { body } = await seen(id, chave)
      expect(body.pagamentos).toMatchObject([
        {
          situacao: metodo === 'cartao' ? 'pago' : 'pendente',
          [metodo]: expect.objectContaining({}),
        },
      ])
      expect(psp.charges(nameAtProvider(idPagamento))).toBe(1)
    })

    test('webhooks that come five times and in the wrong order are one payment', async () => {
      psp.setFaults({ copias: 5, foraDeOrdem: true })
      const idPagamento = await sent(metodo)
      if (metodo !== 'cartao') psp.pay(nameAtProvider(idPagamento))
      await vi.waitUntil(() => answers.length >= 5, PATIENT)
      await workOff()

      const { valor } = await paymentOf(idPagamento)
      expect(await paymentOf(idPagamento)).toMatchObject({ situacao: 'pago', recebido: valor })
      expect(await receiptsOf(shop, idPagamento)).toMatchObject([{ valor, marca: null }])
      expect(await changesOf(shop, idPagamento)).toEqual(['pendente → pago'])
    })

    test('a webhook with another signature is not stored, and the money is found all the same', async () => {
      psp.setFaults({ assinaturaErrada: true })
      const idPagamento = await sent(metodo)
      if (metodo !== 'cartao') psp.pay(nameAtProvider(idPagamento))
      await vi.waitUntil(() => answers.length > 0, PATIENT)
      shop.advance(2 * MINUTE)
      await reconcilePayments(shop.context())

      expect(new Set(answers)).toEqual(new Set([401]))
      expect(await shop.db.$count(avisosPagamento)).toBe(0)
      expect(await paymentOf(idPagamento)).toMatchObject({ situacao: 'pago' })
    })
  })

  test('a payment of too little is marked', async () => {
    psp.setFaults({ semAvisos: true })
    const idPagamento = await sent(methods.includes('boleto') ? 'boleto' : 'pix')
    psp.pay(nameAtProvider(idPagamento), { short: true })
    shop.advance(2 * MINUTE)
    await reconcilePayments(shop.context())

    const { valor } = await paymentOf(idPagamento)
    expect(await paymentOf(idPagamento)).toMatchObject({ situacao: 'pago', recebido: valor - 100 })
    expect(await receiptsOf(shop, idPagamento)).toMatchObject([
      { valor: valor - 100, marca: 'valorDiferente' },
    ])
  })

  test('a refund whose answer is lost is made once', async () => {
    psp.setFaults({ semAvisos: true })
    const idPagamento = await paid()
    const { refund } = await openRefund(shop.context(), { idPagamento, chave: freshId(), valor: 1000 })

    psp.setFaults({ semAvisos: true, semResposta: true })
    await expect(sendRefund(shop.context(), refund)).rejects.toThrow()
    psp.setFaults({ semAvisos: true })
    await sendRefund(shop.context(), refund)
    await sendRefund(shop.context(), refund)

    expect(psp.refunded(nameAtProvider(idPagamento))).toBe(1000)
    expect(await shop.db.select().from(estornos).where(eq(estornos.id, refund.id))).toMatchObject([
      { situacao: 'feito' },
    ])
  })

  const unanswered = FAULTS.filter(([, { semResposta, lixo }]) => !semResposta && !lixo)
  test.each(methods.length > 1 ? unanswered : [])(
    'a buyer who wants to pay otherwise while the provider %s reads so, and keeps the code',
    async (_, faults) => {
      const { id, chave, idPagamento } = await ordered('pix')
      await sendPayment(shop.context(), { id: idPagamento })
      psp.setFaults(faults)
      const { status, body } = await api('POST', '/sale/payment', {
        session: sessionToken(),
        key: freshId(),
        body: { id, chave, metodo: 'boleto' },
        context: shop.context(),
      })

      expect({ status, code: body.code }).toEqual({ status: 503, code: 'ProvedorIndisponivel' })
      expect(body.mensagens).toMatchObject([
        { mensagem: 'Não conseguimos falar com o banco agora. Tente de novo em instantes.' },
      ])
      expect((await seen(id, chave)).body.pagamentos).toMatchObject([
        { metodo: 'pix', situacao: 'pendente', pix: expect.objectContaining({}) },
      ])
    },
  )

  async function paid(): Promise<string> {
    if (psp.card) return sent('cartao')
    const idPagamento = await sent('pix')
    psp.pay(nameAtProvider(idPagamento))
    shop.advance(2 * MINUTE)
    await reconcilePayments(shop.context())

    return idPagamento
  }

  /** An order whose charge is not made yet. */
  async function ordered(metodo: PaymentMethod) {
    const card = metodo === 'cartao' ? { token: (await psp.card?.()) ?? '', conta: SHOP_ACCOUNT } : {}
    const { pedido, payment } = await sampleOrder(shop.context(), { ...card, metodo, sku: shop.sku })

    return { id: pedido.id, chave: orderKey(shop.context(), pedido), idPagamento: payment.id }
  }

  async function sent(metodo: PaymentMethod): Promise<string> {
    const { idPagamento } = await ordered(metodo)
    await sendPayment(shop.context(), { id: idPagamento })

    return idPagamento
  }

  function seen(id: string, chave: string) {
    return api('GET', `/sale/${id}?chave=${chave}`, { context: shop.context() })
  }

  async function paymentOf(id: string) {
    const payment = await findPayment(shop.db, id)
    if (!payment) throw new Error('There is no such payment.')

    return payment
  }

  async function workOff() {
    for (const notification of await shop.db.select().from(avisosPagamento))
      await processNotification(shop.context(), notification)
  }
})
