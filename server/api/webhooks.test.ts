import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { eq, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { accountsAt, cardPayment } from '#platform/payments/accounts/accounts.fixtures.ts'
import { cancelPayment } from '#platform/payments/charges/cancel-payment.ts'
import { openPayment } from '#platform/payments/charges/open-payment.ts'
import { reconcilePayments } from '#platform/payments/charges/reconcile-payments.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { paymentsJobs } from '#platform/payments/jobs.ts'
import { dispatchChanges, type PaymentChange } from '#platform/payments/notifications/dispatch-changes.ts'
import { processNotification } from '#platform/payments/notifications/process-notification.ts'
import { freshId, PAYER } from '#platform/payments/payments.fixtures.ts'
import { openRefund } from '#platform/payments/refunds/open-refund.ts'
import { sendRefund } from '#platform/payments/refunds/send-refund.ts'
import { findPayment, nameAtProvider } from '#platform/payments/rows.ts'
import { avisosPagamento, estornos, pagamentosMudancas, recebimentos } from '#platform/payments/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { CREDENTIALS as BANK } from '#tools/counterparts/bank/credentials.ts'
import { CREDENTIALS as MERCADO_PAGO } from '#tools/counterparts/mercado-pago/credentials.ts'
import { addShopAccount, SHOP_ACCOUNT } from '#tools/counterparts/shop-account.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { createLogger } from '../monitoring/logger.ts'
import { webhookRoute } from './webhooks.ts'

const MINUTE = 60_000

let database: TestDatabase
let psp: Providers
let origin: string
/** How many more deliveries the shop fails to store. */
let unavailable = 0
const closings: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await testDatabase()
  const boss = await openQueues(database.pool, paymentsJobs())
  psp = await startProviders()
  await addShopAccount(testContext(database.db))
  const { logger } = createLogger('silent')
  const app = new Hono()
  app.use(async (c, next) => {
    if (unavailable === 0) return next()
    unavailable--
    return c.body(null, 503)
  })
  const receive = webhookRoute({ context: () => contextAt(), logger })
  app.post('/v2/webhooks/:provedor', receive)
  app.post('/v2/webhooks/contas/:conta', receive)
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await vi.waitUntil(() => server.address(), { timeout: 20_000 })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  psp.notifyShop(origin)
  closings.push(
    psp.close,
    () => new Promise((done) => server.close(done)),
    () => boss.stop({ close: false }),
    database.close,
  )
})
afterEach(() => void psp.setFaults({}))
afterAll(async () => {
  for (const close of closings) await close()
})

test('ten deliveries of a payment, in any order, are one payment', async () => {
  psp.setFaults({ copias: 10, foraDeOrdem: true })
  const [one, other] = [await sent('pix'), await sent('pix')]
  psp.pay(nameAtProvider(one))
  psp.pay(nameAtProvider(other))
  await until(async () => (await untouched()).length === 2)
  await Promise.all([workOff(), workOff(), workOff()])

  for (const id of [one, other]) {
    expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pago', recebido: 5000 })
    expect(await changesOf(id)).toEqual(['pendente → pago'])
    expect(await receiptsOf(id)).toMatchObject([{ valor: 5000, marca: null }])
  }
})

test.each([
  ['boleto', 2],
  ['cartao', 1],
] as const)('ten deliveries of each signed event of a %s are one payment', async (metodo, events) => {
  psp.setFaults({ copias: 10 })
  const id = await sent(metodo)
  if (metodo === 'boleto') psp.pay(nameAtProvider(id))
  await until(async () => (await notificationsOf(id)).length === events)
  await workOff()

  expect(await findPayment(database.db, id)).toMatchObject({
    situacao: 'pago',
    recebido: 5000,
    tokenSelado: null,
  })
  expect(await receiptsOf(id)).toHaveLength(1)
})

test('a notification that the shop failed to store is delivered again', async () => {
  unavailable = 2
  const id = await sent('boleto')
  psp.pay(nameAtProvider(id))
  await until(async () => (await notificationsOf(id)).length === 2)
  await workOff()

  expect(unavailable).toBe(0)
  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pago' })
})

test('reconciles a payment if its provider sends no notification', async () => {
  psp.setFaults({ semAvisos: true })
  const id = await sent('boleto')
  psp.pay(nameAtProvider(id))
  await reconcilePayments(contextAt(2 * MINUTE))

  expect(await notificationsOf(id)).toEqual([])
  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pago' })
})

test.each([
  ['pix', '', 401],
  ['pix', '?chave=errada', 401],
  ['pix', `?chave=${BANK.notificationKey}`, 400],
  [`contas/${SHOP_ACCOUNT}`, '?data.id=ORD1', 401],
  [`contas/${crypto.randomUUID()}`, '', 401],
  ['contas/1', '', 404],
  ['boleto', '', 404],
])('a forged call to %s%s is answered %i and not stored', async (path, query, status) => {
  const before = (await allNotifications()).length
  const response = await fetch(`${origin}/v2/webhooks/${path}${query}`, {
    method: 'POST',
    body: '{"pix":1}',
  })

  expect(response.status).toBe(status)
  expect(await allNotifications()).toHaveLength(before)
})

test('signed notifications of unpaid charges pay nothing, and those of unknown charges are stored as unknown', async () => {
  const id = await sent('boleto')
  const { id: order } = psp.mercadoPago.store.find(nameAtProvider(id))!
  for (const charge of [order, freshId(), 'nada'])
    expect(await notify(charge, JSON.stringify(event(charge)))).toBe(200)
  await workOff()

  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pendente', recebido: 0 })
  expect((await allNotifications()).filter(({ resultado }) => resultado === 'desconhecido')).toHaveLength(2)
})

test.each([
  ['NUL', '\\u0000'],
  ['half of a character', '\\ud800'],
])('a signed notification that contains %s is refused for good and not stored', async (_, odd) => {
  const before = (await allNotifications()).length
  const body = JSON.stringify(event('ORD1')).replace('processed', `processed${odd}`)

  expect(await notify('ORD1', body)).toBe(400)
  expect(await allNotifications()).toHaveLength(before)
})

test('stores and marks a payment after the deadline', async () => {
  psp.setFaults({ semAvisos: true })
  const id = await sent('pix')
  await reconcilePayments(contextAt(31 * MINUTE))
  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'expirado' })

  psp.pay(nameAtProvider(id), { late: true })
  await reconcilePayments(contextAt(12 * 60 * MINUTE))

  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pago', recebido: 5000 })
  expect(await receiptsOf(id)).toMatchObject([{ marca: 'depoisDoPrazo' }])
  expect(await changesOf(id)).toEqual(['pendente → expirado', 'expirado → pago'])
})

test('stores and marks a payment of too little, and waits for no other', async () => {
  const id = await sent('boleto')
  psp.setFaults({ semAvisos: true })
  psp.pay(nameAtProvider(id), { valor: 4999 })
  await reconcilePayments(contextAt(2 * MINUTE))

  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pago', valor: 5000, recebido: 4999 })
  expect(await receiptsOf(id)).toMatchObject([{ marca: 'valorDiferente' }])
  expect(await changesOf(id)).toEqual(['pendente → pago'])
})

test('a second payment of the same charge is reported once', async () => {
  psp.setFaults({ semAvisos: true })
  const id = await sent('pix')
  psp.pay(nameAtProvider(id))
  await cancelPayment(contextAt(), { id })
  psp.pay(nameAtProvider(id), { late: true })
  await cancelPayment(contextAt(), { id })
  await cancelPayment(contextAt(), { id })

  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pago', recebido: 10_000 })
  expect(await changesOf(id)).toEqual(['pendente → pago', 'pago → pago'])
})

test("charges once if the provider's answer was lost", async () => {
  const payment = await opened('cartao')
  psp.setFaults({ semResposta: true })
  await expect(sendPayment(contextAt(), payment)).rejects.toThrow()
  psp.setFaults({})
  await Promise.all([sendPayment(contextAt(), payment), sendPayment(contextAt(), payment)])

  expect(await findPayment(database.db, payment.id)).toMatchObject({ situacao: 'pago', recebido: 5000 })
  const orders = psp.mercadoPago.store.all()
  expect(orders.filter(({ reference }) => reference === nameAtProvider(payment.id))).toHaveLength(1)
})

test('seals the token of a card until its provider has answered', async () => {
  const card = await cardPayment(psp)
  const payment = await openPayment(contextAt(), {
    ...requestOf(freshId()),
    ...card,
    metodo: 'cartao',
    parcelas: 1,
    juros: 0,
  })
  const stored = await database.pool.query('select pagamentos::text as row from pagamentos where id = $1', [
    payment.id,
  ])
  expect(card.token.length).toBeGreaterThan(20)
  expect(stored.rows[0].row).not.toContain(card.token)
  expect(payment.tokenSelado?.includes(card.token)).toBe(false)

  await sendPayment(contextAt(), { id: payment.id })
  expect(await findPayment(database.db, payment.id)).toMatchObject({ situacao: 'pago', tokenSelado: null })
})

test('charges a card whose payment an older version opened', async () => {
  const { id } = await opened('cartao')
  const { token } = await cardPayment(psp)
  await database.pool.query('update pagamentos set token_selado = null, token = $2 where id = $1', [
    id,
    token,
  ])
  await sendPayment(contextAt(), { id })

  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pago', token: null })
})

test('the same idempotency key, sent 20 times at once, is one payment', async () => {
  const chave = freshId()
  const all = await Promise.all(Array.from({ length: 20 }, () => opened('pix', chave)))

  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
})

test('a payment received before its cancellation stays paid', async () => {
  psp.setFaults({ semAvisos: true })
  const id = await sent('pix')
  psp.pay(nameAtProvider(id))

  expect(await cancelPayment(contextAt(), { id })).toMatchObject({ situacao: 'pago' })
})

test('captures an authorized card payment', async () => {
  const { id } = await opened('cartao', freshId(), 'CONT')
  expect(await sendPayment(contextAt(), { id })).toMatchObject({ situacao: 'emAnalise', recebido: 0 })
  const { store } = psp.mercadoPago
  store.put({ ...store.find(nameAtProvider(id))!, status: 'action_required', detail: 'waiting_capture' })
  await reconcilePayments(contextAt(2 * MINUTE))
  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'autorizado', recebido: 0 })
  await reconcilePayments(contextAt(4 * MINUTE))

  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pago', recebido: 5000 })
})

test('concurrent partial and full refunds never exceed the received amount', async () => {
  const id = await sent('cartao')
  const requested = await Promise.allSettled(
    [2000, 2000, 2000, 1000, 1000].map((valor) =>
      openRefund(contextAt(), { idPagamento: id, chave: freshId(), valor }),
    ),
  )
  const refunds = requested.flatMap((request) =>
    request.status === 'fulfilled' ? [request.value.refund] : [],
  )
  for (const refund of refunds)
    await Promise.all([sendRefund(contextAt(), refund), sendRefund(contextAt(), refund)])

  const { estornado } = (await findPayment(database.db, id))!
  expect(estornado).toBe(refunds.reduce((sum, { valor }) => sum + valor, 0))
  expect(estornado).toBeLessThanOrEqual(5000)
  const left = 5000 - estornado
  if (left > 0)
    await sendRefund(
      contextAt(),
      (await openRefund(contextAt(), { idPagamento: id, chave: freshId(), valor: left })).refund,
    )
  expect(await findPayment(database.db, id)).toMatchObject({ recebido: 5000, estornado: 5000 })
  const rest = openRefund(contextAt(), { idPagamento: id, chave: freshId(), valor: 1 })
  await expect(rest).rejects.toMatchObject({ code: 'EstornoIndisponivel', data: { disponivel: 0 } })
  const forced = database.db
    .insert(estornos)
    .values({ idPagamento: id, chave: freshId(), valor: 1, criadoEm: new Date() })
  await expect(forced).rejects.toThrow()
})

test('reports each change once, and again if the listener failed', async () => {
  const reported: PaymentChange[] = []
  await dispatchChanges(async () => undefined, jobContext())
  const id = await sent('cartao')
  const failing = dispatchChanges(() => Promise.reject(new Error('não')), jobContext())
  await expect(failing).rejects.toThrow('não')
  const listener = async (_: JobContext, change: PaymentChange) => void reported.push(change)
  await Promise.all([dispatchChanges(listener, jobContext()), dispatchChanges(listener, jobContext())])

  expect(reported.map(({ payment, de, para }) => [payment.id, de, para])).toEqual([[id, 'pendente', 'pago']])
})

type Method = 'pix' | 'boleto' | 'cartao'

function contextAt(later = 0) {
  return testContext(database.db, { now: new Date(Date.now() + later), payments: accountsAt(psp) })
}

function jobContext(): JobContext {
  return {
    ...contextAt(),
    idTarefa: 'teste',
    mail: { send: () => Promise.reject(new Error('No mail here.')) },
  }
}

async function opened(metodo: Method, chave = freshId(), holder?: string) {
  const context = contextAt()
  const request = requestOf(chave)
  if (metodo === 'pix') return openPayment(context, { ...request, metodo })
  if (metodo === 'boleto') return openPayment(context, { ...request, metodo, vencimento: '2026-12-01' })
  return openPayment(context, {
    ...request,
    metodo,
    ...(await cardPayment(psp, holder)),
    parcelas: 10,
    juros: 500,
  })
}

function requestOf(chave: string) {
  return {
    referencia: 'pedido 1',
    chave,
    valor: 5000,
    pagador: PAYER,
    descricao: 'Pedido 1',
    expiraEm: new Date(contextAt().now.getTime() + 30 * MINUTE),
  }
}

async function sent(metodo: Method): Promise<string> {
  const { id } = await opened(metodo)
  await sendPayment(contextAt(), { id })
  return id
}

async function workOff() {
  for (const notification of await untouched()) await processNotification(contextAt(), notification)
}

function untouched() {
  return database.db.select().from(avisosPagamento).where(isNull(avisosPagamento.processadoEm))
}

function allNotifications() {
  return database.db.select().from(avisosPagamento)
}

async function notificationsOf(id: string) {
  const order = psp.mercadoPago.store.find(nameAtProvider(id))?.id
  return (await allNotifications()).filter(
    ({ pagamento, idCobranca }) => pagamento === nameAtProvider(id) || (idCobranca ?? '') === order,
  )
}

function event(charge: string) {
  return { action: 'order.processed', type: 'order', date_created: new Date(), data: { id: charge } }
}

/** An event that Mercado Pago signed; returns the shop's answer. */
async function notify(charge: string, body: string): Promise<number> {
  const ts = String(Date.now())
  const v1 = createHmac('sha256', MERCADO_PAGO.webhookSecret)
    .update(`id:${charge.toLowerCase()};ts:${ts};`)
    .digest('hex')
  const { status } = await fetch(`${origin}/v2/webhooks/contas/${SHOP_ACCOUNT}?data.id=${charge}`, {
    method: 'POST',
    body,
    headers: { 'x-signature': `ts=${ts},v1=${v1}` },
  })

  return status
}

function receiptsOf(id: string) {
  return database.db.select().from(recebimentos).where(eq(recebimentos.idPagamento, id))
}

async function changesOf(id: string) {
  const rows = await database.db
    .select()
    .from(pagamentosMudancas)
    .where(eq(pagamentosMudancas.idPagamento, id))
    .orderBy(pagamentosMudancas.id)
  return rows.map(({ de, para }) => `${de} → ${para}`)
}

function until(holds: () => Promise<boolean>) {
  return vi.waitUntil(holds, { timeout: 20_000, interval: 100 })
}
