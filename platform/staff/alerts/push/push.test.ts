import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AlertDevice } from '#contract/panel/alerts.ts'
import type { AlertKind } from '#domain/staff/alerts.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { openPushService, readVapid } from '#tests/support/push-service.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { funcionarios } from '../../tables.ts'
import { alertJobs } from '../jobs.ts'
import { funcionariosAparelhos, funcionariosAvisos } from '../tables.ts'

const NOON = new Date('2026-11-21T15:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR

const LOCAL = { ...testContext(undefined as never).environment, webhooksLocais: true }

let database: TestDatabase
let service: Awaited<ReturnType<typeof openPushService>>
const mailbox = openMailbox()

beforeAll(async () => {
  database = await testDatabase()
  service = await openPushService()
  const queues = await openQueues(database.pool, alertJobs)
  await queues.stop({ close: false })
})
afterAll(async () => {
  await service.close()
  await database.close()
})
beforeEach(async () => {
  service.deliveries.length = 0
  service.answer = 201
  await database.db.update(funcionarios).set({ ativo: false })
  await emptyTables(
    database.pool,
    'funcionarios_avisos',
    'funcionarios_avisos_escolhas',
    'funcionarios_aparelhos',
    'pgboss.job',
  )
})

describe('a device', () => {
  test('gets a greeting and alerts with title, sentence and link, which only it can decrypt', async () => {
    const cookie = await person('dono')
    const { browser } = await device(cookie)
    await work()
    expect(browser.received().map(browser.read)).toMatchObject([{ titulo: 'Avisos ligados' }])

    await happen()
    await work()
    const [, delivery = expect.fail()] = browser.received()
    expect(browser.read(delivery)).toMatchObject({
      titulo: 'Pedido novo',
      texto: 'Pedido 1042, R$ 120,00.',
      caminho: '/pedidos/1',
    })
    expect(delivery.body.toString('latin1')).not.toContain('1042')
    expect(delivery.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400' })
    const { aud, exp, sub, k } = readVapid(delivery.headers.authorization)
    expect({ aud, sub }).toEqual({ aud: service.url, sub: 'mailto:atendimento@lira.example' })
    expect(exp * 1000 - NOON.getTime()).toBeLessThanOrEqual(DAY)
    expect(k).toBe((await list(cookie)).chavePublica)
  })

  test('stays one device, with its new name, when it subscribes again', async () => {
    const cookie = await person('dono')
    const { browser } = await device(cookie)
    await add(cookie, { ...browser.subscription, nome: 'Balcão' })

    expect((await list(cookie)).aparelhos).toMatchObject([{ nome: 'Balcão', falhaDesde: null }])
  })

  test('belongs to the last person who subscribed with it, as in a shared browser', async () => {
    const [first, second] = [await person('dono'), await person('gerente')]
    const { browser } = await device(first)
    await add(second, { ...browser.subscription, nome: 'Balcão' })

    expect((await list(first)).aparelhos).toEqual([])
    expect((await list(second)).aparelhos).toHaveLength(1)
  })

  test('is removed only by its owner', async () => {
    const [mine, theirs] = [await person('dono'), await person('dono')]
    const { id } = await device(theirs)
    expect((await ask(mine, 'DELETE', `/me/alerts/devices/${id}`)).status).toBe(404)
    expect((await ask(theirs, 'DELETE', `/me/alerts/devices/${id}`)).status).toBe(200)
    await happen()
    await work()

    expect(service.deliveries).toHaveLength(0)
  })

  test('is one of ten at most, even if many register at once', async () => {
    const cookie = await person('dono')
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => add(cookie, { ...service.subscribe().subscription, nome: 'Celular' })),
    )
    const statuses = answers.map(({ status }) => status)

    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 422)).toHaveLength(4)
    expect((await list(cookie)).aparelhos).toHaveLength(10)
  })

  test.each([404, 410])('is removed after a %i from the push service', async (answer) => {
    const cookie = await person('dono')
    await device(cookie)
    await work()
    service.answer = answer
    await happen()
    await work()

    expect((await list(cookie)).aparelhos).toEqual([])
    expect(await waiting()).toBe(0)
  })

  test('that is unreachable is retried for an hour, and removed after three days', async () => {
    const cookie = await person('dono')
    const { browser } = await device(cookie)
    await work()
    service.answer = 503
    await happen()
    await work()
    expect((await list(cookie)).aparelhos).toMatchObject([{ falhaDesde: NOON.toISOString() }])
    expect(await waiting()).toBe(1)
    service.answer = 201
    await work(new Date(NOON.getTime() + HOUR / 2))
    expect(browser.read(browser.received().at(-1) ?? expect.fail()).titulo).toBe('Pedido novo')
    expect((await list(cookie)).aparelhos).toMatchObject([{ falhaDesde: null }])

    service.answer = 503
    await happen()
    await work()
    await work(new Date(NOON.getTime() + HOUR))
    expect(await waiting()).toBe(0)
    await happen(new Date(NOON.getTime() + 4 * DAY))
    await work(new Date(NOON.getTime() + 4 * DAY))
    expect(await database.db.$count(funcionariosAparelhos)).toBe(0)
  })

  test('gets no retry of a message that was rejected as invalid', async () => {
    const cookie = await person('dono')
    await device(cookie)
    await work()
    service.answer = 403
    await happen()
    await work()

    expect(await waiting()).toBe(0)
    expect((await list(cookie)).aparelhos).toMatchObject([{ falhaDesde: NOON.toISOString() }])
  })
})

describe('nothing is sent', () => {
  test('to an address of the internal network', async () => {
    const cookie = await person('dono')
    const { subscription } = service.subscribe()
    for (const endpoint of [
      'http://push.example.com/1',
      'https://127.0.0.1/1',
      'https://localhost/1',
      'https://[::1]/1',
      'https://169.254.169.254/latest',
      'https://10.0.0.7/1',
    ]) {
      const body = { ...subscription, nome: 'Celular', endpoint }
      const { status, body: answer } = await ask(cookie, 'POST', '/me/alerts/devices', body, false)
      expect({ endpoint, status, code: answer.code }).toEqual({
        endpoint,
        status: 422,
        code: 'CamposInvalidos',
      })
    }
  })

  test('to a host name that resolves into the internal network', async () => {
    const cookie = await person('dono')
    const { browser, id } = await device(cookie)
    const endpoint = browser.subscription.endpoint.replace('127.0.0.1', 'localhost')
    await database.db.update(funcionariosAparelhos).set({ endpoint }).where(eq(funcionariosAparelhos.id, id))
    await happen()
    await work(NOON, false)

    expect(service.deliveries).toHaveLength(0)
  })

  test('for a key that is no point of the curve', async () => {
    const cookie = await person('dono')
    const { subscription } = service.subscribe()
    const p256dh = `B${'A'.repeat(86)}`

    expect((await add(cookie, { ...subscription, nome: 'Celular', p256dh })).status).toBe(422)
  })

  test('to staff who were disabled, or may not see the alert', async () => {
    const cookies = [await person('dono'), await person('dono')]
    for (const cookie of cookies) await device(cookie)
    await work()
    service.deliveries.length = 0
    await happen(NOON, 'pergunta')
    await work(NOON, true, ['staff.record-alert'])
    expect(await waiting()).toBe(2)
    const [first, second] = await database.db.select().from(funcionarios).where(eq(funcionarios.ativo, true))
    await database.db
      .update(funcionarios)
      .set({ ativo: false })
      .where(eq(funcionarios.id, first?.id ?? 0))
    await database.db
      .update(funcionarios)
      .set({ papel: 'expedicao' })
      .where(eq(funcionarios.id, second?.id ?? 0))
    await work()

    expect(service.deliveries).toHaveLength(0)
    expect(await waiting()).toBe(0)
  })

  test('of a kind that is not chosen; a kind chosen for devices only uses no other channel', async () => {
    const cookie = await person('dono')
    const { browser } = await device(cookie)
    await work()
    await choose(cookie, { tipo: 'pedidoNovo', painel: true, email: false, push: false })
    await happen()
    await work()
    expect(browser.received()).toHaveLength(1)

    await choose(cookie, { tipo: 'pedidoNovo', painel: false, email: false, push: true })
    await happen()
    await work()
    expect(browser.received()).toHaveLength(2)
    expect(await database.db.$count(funcionariosAvisos, eq(funcionariosAvisos.noPainel, true))).toBe(1)
  })
})

/** Creates a logged-in staff member with a password, as everybody has who accepted an invitation. */
async function person(papel: Role): Promise<string> {
  const cookie = await staffCookie(database.db, papel, NOON)
  await database.db.update(funcionarios).set({ senha: '$argon2id$x' })
  return cookie
}

async function device(cookie: string) {
  const browser = service.subscribe()
  const { status, body } = await add(cookie, { ...browser.subscription, nome: 'Celular' })
  expect(status).toBe(200)

  return { browser, id: (body as AlertDevice).id }
}

function add(cookie: string, body: object) {
  return ask(cookie, 'POST', '/me/alerts/devices', body)
}

async function list(cookie: string) {
  const { body } = await ask(cookie, 'GET', '/me/alerts/devices')
  return body as { chavePublica: string; aparelhos: AlertDevice[] }
}

async function choose(cookie: string, choice: object): Promise<void> {
  expect((await ask(cookie, 'PUT', '/me/alerts/choices', { escolhas: [choice] })).status).toBe(200)
}

function ask(cookie: string, method: string, path: string, body?: unknown, local = true) {
  const context = { now: NOON, ...(local ? { environment: LOCAL } : {}) }
  return testAdminApi<{ code?: string }>(database.db)(method, path, { cookie, body, context })
}

async function happen(em = NOON, tipo: AlertKind = 'pedidoNovo'): Promise<void> {
  await alertStaff(database.db, {
    tipo,
    texto: 'Pedido 1042, R$ 120,00.',
    caminho: '/pedidos/1',
    em,
  })
}

/** Runs the waiting jobs, and those that they enqueue. */
async function work(now = NOON, local = true, names = alertJobs.map(({ name }) => name)): Promise<void> {
  const context = testContext(database.db, { now, ...(local ? { environment: LOCAL } : {}) })
  const jobs = alertJobs.filter(({ name }) => names.includes(name))
  for (const _ of [1, 2]) await runWaitingJobs(jobs, context, mailbox)
}

async function waiting(): Promise<number> {
  const { rows } = await database.pool.query(`select 1 from pgboss.job where name = 'staff.send-push'`)
  return rows.length
}
