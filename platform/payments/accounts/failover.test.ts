import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freightTables } from '#demo/freight.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { webhookRoute } from '#server/api/webhooks.ts'
import { createLogger } from '#server/monitoring/logger.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext } from '#tests/support/staff.ts'
import { type Bank, startBank } from '#tools/counterparts/bank/start-bank.ts'
import { type Ask, newSession, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'
import { reconcilePayments } from '../charges/reconcile-payments.ts'
import { processNotification } from '../notifications/process-notification.ts'
import { findPayment, nameAtProvider } from '../rows.ts'
import { avisosPagamento, pagamentos } from '../tables.ts'
import { bankAccount } from './accounts.fixtures.ts'
import { changeAccount } from './editing/change-account.ts'
import { registerWebhook } from './editing/check-account.ts'
import { createAccount } from './editing/create-account.ts'
import { loadAccounts } from './load-accounts.ts'
import { probeAccounts } from './probe-accounts.ts'

let database: TestDatabase
let first: Bank
let second: Bank
let ask: Ask
let product: number
let shoppers = 0
const closings: (() => Promise<unknown>)[] = []

/** What every node holds: loaded again after each change, as the tag's listener does. */
async function contextNow(changes = {}) {
  const context = testContext(database.db)
  const payments = await loadAccounts(context, [], new Map())

  return { ...context, payments, ...changes }
}

beforeAll(async () => {
  database = await testDatabase()
  first = await startBank({ port: 0 })
  second = await startBank({ port: 0 })
  const api = testApi<unknown>(database.db)
  ask = async (method, path, call) => {
    const { payments, now } = await contextNow()
    return api(method, path, { ...call, context: { payments, now } })
  }
  await prepareFixtures(database.db)
  await saveFreightTables(database, freightTables())
  const saved = await saveProduct(
    database,
    sampleProduct('violao', { skus: [sampleSku('VIO', { estoque: 50, precoPor: 20_000 })] }),
  )
  product = saved.id
  closings.push(first.close, second.close, database.close)
})
afterAll(async () => {
  for (const close of closings) await close()
})
beforeEach(async () => {
  first.setFaults({})
  second.setFaults({})
  await database.pool.query('delete from contas_pagamento_saude')
  await database.pool.query('update contas_pagamento set ativa = false')
})

async function accounts() {
  const owner = await staffContext(database.db, 'dono')
  const one = await createAccount(owner, bankAccount(first, { nome: 'primeira' }))
  const two = await createAccount(owner, bankAccount(second, { nome: 'segunda' }))

  return { owner, one, two }
}

/** Places an order by Pix over HTTP, and returns its payment. */
async function bought() {
  const shopper = await readyToPay(
    ask,
    shoppers++,
    { itens: [{ idProduto: product, quantidade: 1 }] },
    newSession(),
  )
  const { status, body } = await placeOrder(ask, shopper, `k${shoppers}`, { metodo: 'pix' })
  expect(status).toBe(201)
  const { id } = body as { id: string }
  const rows = await database.db.select().from(pagamentos)
  const payment = rows.find(({ referencia }) => referencia === id)
  if (!payment) throw new Error('The order has no payment.')

  return payment
}

test('the next account takes over while one is out of order, and gives back afterwards', async () => {
  const { one, two } = await accounts()
  expect((await bought()).idConta).toBe(one.id)

  first.setFaults({ foraDoAr: true })
  const lost = [await bought(), await bought(), await bought()]
  expect(lost.map(({ idConta, dados }) => [idConta, dados])).toEqual(Array(3).fill([one.id, null]))

  const taken = await bought()
  expect(taken).toMatchObject({ idConta: two.id, dados: { metodo: 'pix' } })
  expect(second.ledger.get(nameAtProvider(taken.id))).toBeDefined()
  // A charge that may exist at the first account is never made at the second.
  for (const { id } of lost) expect(second.ledger.get(nameAtProvider(id))).toBeUndefined()

  await probeAccounts(await contextNow())
  expect((await bought()).idConta).toBe(two.id)

  first.setFaults({})
  await probeAccounts(await contextNow())
  expect((await bought()).idConta).toBe(one.id)
  await reconcilePayments(await contextNow({ now: new Date('2026-11-21T12:02:00Z') }))
  for (const { id } of lost) {
    expect(await findPayment(database.db, id)).toMatchObject({ idConta: one.id, dados: { metodo: 'pix' } })
    expect(second.ledger.get(nameAtProvider(id))).toBeUndefined()
  }
})

test('if all are out of order, the first is tried all the same', async () => {
  const { one } = await accounts()
  first.setFaults({ foraDoAr: true })
  second.setFaults({ foraDoAr: true })
  for (let n = 0; n < 6; n++) await bought()

  expect((await bought()).idConta).toBe(one.id)
})

test('a payment stays with its account when that is switched off, and is notified there only', async () => {
  const { owner, one, two } = await accounts()
  const app = new Hono()
  const { logger } = createLogger('silent')
  const current = { context: await contextNow() }
  app.post('/v2/webhooks/contas/:conta', webhookRoute({ context: () => current.context, logger }))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await vi.waitUntil(() => server.address(), { timeout: 20_000 })
  closings.push(() => new Promise((done) => server.close(done)))
  const storeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await registerWebhook({ ...owner, storeUrl }, { id: one.id })
  current.context = await contextNow()
  const payment = await bought()
  const { metodos, nome } = one
  await changeAccount(owner, { id: one.id, versao: one.versao, nome, metodos, ativa: false })
  current.context = await contextNow()
  expect((await bought()).idConta).toBe(two.id)

  first.pay(nameAtProvider(payment.id))
  const notices = () => database.db.select().from(avisosPagamento)
  await vi.waitUntil(async () => (await notices()).length > 0, { timeout: 20_000 })
  for (const notice of await notices()) await processNotification(current.context, notice)

  expect(await findPayment(database.db, payment.id)).toMatchObject({
    situacao: 'pago',
    recebido: payment.valor,
  })
  expect(await notices()).toMatchObject([{ idConta: one.id, metodo: null, resultado: 'conferido' }])
  const stranger = await fetch(`${storeUrl}/v2/webhooks/contas/${one.id}?chave=errada`, {
    method: 'POST',
    body: '{}',
  })
  expect(stranger.status).toBe(401)
})
