import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { openPayment } from '#platform/payments/charges/open-payment.ts'
import { reconcilePayments } from '#platform/payments/charges/reconcile-payments.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { paymentsJobs } from '#platform/payments/jobs.ts'
import { processNotification } from '#platform/payments/notifications/process-notification.ts'
import { changesOf, freshId, PAYER, receiptsOf } from '#platform/payments/payments.fixtures.ts'
import { accountAt } from '#platform/payments/providers/pagarme/pagarme.fixtures.ts'
import { openRefund } from '#platform/payments/refunds/open-refund.ts'
import { sendRefund } from '#platform/payments/refunds/send-refund.ts'
import { findPayment, nameAtProvider } from '#platform/payments/rows.ts'
import { avisosPagamento, estornos } from '#platform/payments/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { type Pagarme, startPagarme } from '#tools/psp/pagarme/start-pagarme.ts'
import { createLogger } from '../monitoring/logger.ts'
import { webhookRoute } from './webhooks.ts'

const MINUTE = 60_000
const NOW = Date.now()

let database: TestDatabase
let psp: Pagarme
const closings: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await testDatabase()
  const boss = await openQueues(database.pool, paymentsJobs())
  psp = await startPagarme({ port: 0 })
  const app = new Hono()
  const { logger } = createLogger('silent')
  app.post('/v2/webhooks/:provedor', webhookRoute({ context: () => contextAt(), logger }))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await vi.waitUntil(() => server.address())
  psp.notifyAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/webhooks/pix`)
  closings.push(
    psp.close,
    () => new Promise((done) => server.close(done)),
    () => boss.stop({ close: false }),
    database.close,
  )
})
afterEach(() => {
  psp.setFaults({})
  psp.changeKeys({ secret: psp.credentials.chaveSecreta })
})
afterAll(async () => {
  for (const close of closings) await close()
})

test.each([
  ['is away', { foraDoAr: true }],
  ['breaks off after its work', { semResposta: true }],
  ['is slower than the deadline', { lentidao: 3000 }],
  ['answers with something else', { lixo: true }],
  ['has revoked the key', { tokenVencido: true }],
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
    idProvedor: expect.stringMatching(/^ch_/),
  })
  expect(chargesOf(id)).toBe(1)
})

test('webhooks that come five times and in the wrong order are one payment', async () => {
  psp.setFaults({ copias: 5, foraDeOrdem: true })
  const id = await sent()
  psp.pay(nameAtProvider(id))
  await vi.waitUntil(async () => (await notificationsOf(id)).length >= 4)
  for (const notification of await notificationsOf(id)) await processNotification(contextAt(), notification)

  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pago', recebido: 5000 })
  expect(await receiptsOf(database, id)).toMatchObject([{ valor: 5000, marca: null }])
  expect(await changesOf(database, id)).toEqual(['pendente → pago'])
})

test('a webhook with another password is not stored, and the money is found all the same', async () => {
  psp.setFaults({ assinaturaErrada: true })
  const id = await sent()
  psp.pay(nameAtProvider(id))
  await vi.waitUntil(() => psp.hooks.filter(({ body }) => body.includes(nameAtProvider(id))).length >= 4)
  await reconcilePayments(contextAt(2 * MINUTE))

  expect(await notificationsOf(id)).toEqual([])
  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pago', recebido: 5000 })
})

test('a boleto that is paid too little is marked', async () => {
  psp.setFaults({ semAvisos: true })
  const pagador = { ...PAYER, endereco: { ...PAYER.endereco!, cep: '01046010' } }
  const id = await opened({ metodo: 'boleto', vencimento: '2026-12-01', pagador })
  await sendPayment(contextAt(), { id })
  psp.pay(nameAtProvider(id))
  await reconcilePayments(contextAt(2 * MINUTE))

  expect(await findPayment(database.db, id)).toMatchObject({ situacao: 'pago', recebido: 4900 })
  expect(await receiptsOf(database, id)).toMatchObject([{ valor: 4900, marca: 'valorDiferente' }])
})

test('a refund whose answer is lost is made once', async () => {
  psp.setFaults({ semAvisos: true })
  const id = await sent()
  psp.pay(nameAtProvider(id))
  await reconcilePayments(contextAt(2 * MINUTE))
  const { refund } = await openRefund(contextAt(), { idPagamento: id, chave: freshId(), valor: 1000 })

  psp.setFaults({ semAvisos: true, semResposta: true })
  await expect(sendRefund(contextAt(), refund)).rejects.toThrow()
  psp.setFaults({ semAvisos: true })
  await sendRefund(contextAt(), refund)
  await sendRefund(contextAt(), refund)

  expect(psp.ledger.find(nameAtProvider(id))?.charge.canceled_amount).toBe(1000)
  expect(await database.db.select().from(estornos).where(eq(estornos.id, refund.id))).toMatchObject([
    { situacao: 'feito' },
  ])
})

function contextAt(later = 0) {
  const payments = [
    {
      id: null,
      regras: null,
      saude: { falhas: 0, foraDesde: null },
      provider: accountAt(psp, { timeoutMs: 1_000 }),
    },
  ] as unknown as RequestContext['payments']

  return testContext(database.db, { now: new Date(NOW + later), payments })
}

type Request = Parameters<typeof openPayment>[1]

async function opened(changes: Partial<Request> = {}): Promise<string> {
  const request = {
    referencia: crypto.randomUUID(),
    chave: freshId(),
    metodo: 'pix',
    valor: 5000,
    pagador: PAYER,
    descricao: 'Pedido 1',
    expiraEm: new Date(NOW + 30 * MINUTE),
    ...changes,
  } as Request
  const { id } = await openPayment(contextAt(), request)

  return id
}

async function sent(): Promise<string> {
  const id = await opened()
  await sendPayment(contextAt(), { id })

  return id
}

function chargesOf(id: string): number {
  return psp.ledger.orders.filter(({ code }) => code === nameAtProvider(id)).length
}

function notificationsOf(id: string) {
  return database.db
    .select()
    .from(avisosPagamento)
    .where(eq(avisosPagamento.pagamento, nameAtProvider(id)))
}
