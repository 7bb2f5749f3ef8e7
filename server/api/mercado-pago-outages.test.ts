import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { contasPagamento } from '#platform/payments/accounts/tables.ts'
import { openPayment } from '#platform/payments/charges/open-payment.ts'
import { reconcilePayments } from '#platform/payments/charges/reconcile-payments.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { paymentsJobs } from '#platform/payments/jobs.ts'
import { processNotification } from '#platform/payments/notifications/process-notification.ts'
import { changesOf, freshId, PAYER, receiptsOf } from '#platform/payments/payments.fixtures.ts'
import { accountAt } from '#platform/payments/providers/mercado-pago/mercado-pago.fixtures.ts'
import { findPayment, nameAtProvider } from '#platform/payments/rows.ts'
import { avisosPagamento } from '#platform/payments/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { type MercadoPagoCounterpart, startMercadoPago } from '#tools/psp/mercado-pago/start-mercado-pago.ts'
import { createLogger } from '../monitoring/logger.ts'
import { webhookRoute } from './webhooks.ts'

const MINUTE = 60_000
const NOW = Date.now()
const ACCOUNT = crypto.randomUUID()
const RULES = {
  nome: 'Mercado Pago',
  ambiente: 'teste',
  ativa: true,
  metodos: { pix: { tarifa: { percentual: 0, fixa: 0 }, minimo: 0 } },
} as const

let database: TestDatabase
let psp: MercadoPagoCounterpart
const answers: number[] = []
const closings: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await testDatabase()
  const boss = await openQueues(database.pool, paymentsJobs())
  await database.db.insert(contasPagamento).values({
    id: ACCOUNT,
    provedor: 'mercadoPago',
    ...RULES,
    ordem: 0,
    credenciais: Buffer.alloc(0),
    pistas: {},
    criadaEm: new Date(NOW),
  })
  psp = await startMercadoPago({ port: 0 })
  const app = new Hono()
  const { logger } = createLogger('silent')
  const receive = webhookRoute({ context: () => contextAt(), logger })
  app.post('/v2/webhooks/contas/:conta', async (c) => {
    const response = await receive(c)
    answers.push(response.status)
    return response
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await vi.waitUntil(() => server.address())
  psp.notifyAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/webhooks/contas/${ACCOUNT}`)
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

test.each([
  ['is away', { foraDoAr: true }],
  ['breaks off after its work', { semResposta: true }],
  ['is slower than the deadline', { lentidao: 3000 }],
  ['answers with something else', { lixo: true }],
  ['has revoked the token', { tokenVencido: true }],
])('a charge while the provider %s is made once, when it is back', async (_, faults) => {
  const id = await opened()
  psp.setFaults(faults)
  await expect(sendPayment(contextAt(), { id })).rejects.toThrow()
  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pendente', dados: null })

  psp.setFaults({})
  await sendPayment(contextAt(), { id })
  expect(await findPayment(database.db, id)).toMatchObject({
    situacao: 'pendente',
    dados: { metodo: 'pix' },
    idProvedor: expect.stringMatching(/^ORD/),
  })
  expect(ordersOf(id)).toHaveLength(1)
})

test('webhooks that come five times and in the wrong order are one payment', async () => {
  psp.setFaults({ copias: 5, foraDeOrdem: true })
  const id = await sent()
  psp.pay(nameAtProvider(id))
  await vi.waitUntil(async () => (await notificationsOf(id)).length >= 1)
  for (const notification of await notificationsOf(id)) await processNotification(contextAt(), notification)

  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pago', recebido: 5000 })
  expect(await receiptsOf(database, id)).toMatchObject([{ valor: 5000, marca: null }])
  expect(await changesOf(database, id)).toEqual(['pendente → pago'])
})

test('a webhook with another signature is not stored, and the money is found all the same', async () => {
  psp.setFaults({ assinaturaErrada: true })
  const id = await sent()
  psp.pay(nameAtProvider(id))
  await vi.waitUntil(() => answers.includes(401), { timeout: 5_000 })
  await reconcilePayments(contextAt(2 * MINUTE))

  expect(await notificationsOf(id)).toEqual([])
  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pago', recebido: 5000 })
})

test('a Pix of another amount is marked', async () => {
  psp.setFaults({ semAvisos: true })
  const id = await sent()
  psp.pay(nameAtProvider(id), { valor: 4900 })
  await reconcilePayments(contextAt(2 * MINUTE))

  expect(await receiptsOf(database, id)).toMatchObject([{ valor: 4900, marca: 'valorDiferente' }])
})

function contextAt(later = 0) {
  const payments = [
    {
      id: ACCOUNT,
      regras: RULES,
      saude: { falhas: 0, foraDesde: null },
      provider: accountAt(psp, { timeoutMs: 1_000 }),
    },
  ] as unknown as RequestContext['payments']

  return testContext(database.db, { now: new Date(NOW + later), payments })
}

async function opened(): Promise<string> {
  const { id } = await openPayment(contextAt(), {
    referencia: crypto.randomUUID(),
    chave: freshId(),
    metodo: 'pix',
    valor: 5000,
    pagador: PAYER,
    descricao: 'Pedido 1',
    expiraEm: new Date(NOW + 60 * MINUTE),
  } as Parameters<typeof openPayment>[1])

  return id
}

async function sent(): Promise<string> {
  const id = await opened()
  await sendPayment(contextAt(), { id })

  return id
}

function ordersOf(id: string) {
  return psp.store.all().filter(({ reference }) => reference === nameAtProvider(id))
}

function notificationsOf(id: string) {
  return database.db
    .select()
    .from(avisosPagamento)
    .where(eq(avisosPagamento.idCobranca, ordersOf(id)[0]!.id))
}
